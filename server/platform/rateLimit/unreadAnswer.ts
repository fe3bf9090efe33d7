import type { FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import type { MemoryAccount } from './MemoryBudget.ts';

export interface UnreadAnswer {
  /** Counts bytes of the answer; throws RATE_LIMITED when the process has no memory for them. */
  add(bytes: number): void;
  /**
   * Starts the deadline: the client has `answerReadSeconds` to read the answer. A long answer, which is made while it
   * is read, calls this again for each of its parts.
   */
  send(): void;
}

interface Caller {
  services: Pick<Services, 'config' | 'memory'>;
  callerKey: string;
}

/**
 * Counts the memory that an answer takes until its client has read it. The connection is closed when the client reads
 * too slowly, or when memory runs out and the client's caller holds the most. Ends by itself when the response ends.
 */
export function trackUnreadAnswer(
  reply: FastifyReply,
  { services: { config, memory }, callerKey }: Caller,
): UnreadAnswer {
  let deadline: NodeJS.Timeout | undefined;
  let isSent = false;
  let hasEnded = false;
  const hangUp = () => void reply.raw.destroy();
  const account: MemoryAccount = memory.open({ caller: callerKey, onCut: () => isSent && hangUp() });
  const end = () => {
    hasEnded = true;
    clearTimeout(deadline);
    account.close();
  };
  reply.raw.once('finish', end).once('close', end);
  return {
    add: (bytes) => account.add(bytes),
    send() {
      if (hasEnded) return;
      isSent = true;
      clearTimeout(deadline);
      deadline = setTimeout(hangUp, config.limits.answerReadSeconds * 1_000).unref();
    },
  };
}
