import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { MemoryAccount } from './MemoryBudget.ts';

export interface UnreadAnswer {
  /** Counts bytes that the answer will hold; throws when that is more than there is room for. */
  add(bytes: number): void;
  /** From here on the answer is on its way; its reader has `answerReadSeconds` to take it. */
  send(): void;
}

/**
 * Counts what an answer holds in memory until its reader has taken it. A reader that is too slow, or that holds the most
 * when memory runs out, loses its connection.
 */
export function unreadAnswer(reply: FastifyReply, { services: { config, memory }, callerKey }: Context): UnreadAnswer {
  let deadline: NodeJS.Timeout | undefined;
  let isSent = false;
  const hangUp = () => void reply.raw.destroy();
  const account: MemoryAccount = memory.open({ caller: callerKey, onCut: () => isSent && hangUp() });
  const end = () => {
    clearTimeout(deadline);
    account.close();
  };
  reply.raw.once('finish', end).once('close', end);
  return {
    add: (bytes) => account.add(bytes),
    send() {
      isSent = true;
      deadline ??= setTimeout(hangUp, config.limits.answerReadSeconds * 1_000).unref();
    },
  };
}
