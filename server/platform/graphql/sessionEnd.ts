import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';
import type { AppError } from '../errors.ts';

const RETRY_MS = 10_000;
/** Timers that are longer than about 24 days would fire at once. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/**
 * Closes a socket when its session or API token expires. Other requests may have extended a session after the socket
 * was opened, so it is looked up again at its known end, and at least once a day.
 * Returns a function that stops the timer.
 */
export function closeAtSessionEnd(socket: WebSocket, context: Context): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;
  const waitUntil = (moment: number) => {
    if (!hasStopped) timer = setTimeout(() => void recheck(), waitMs(moment));
  };
  const closeOrWait = ({ caller }: Context) => {
    if (!caller.viewer) closeRefused(socket, caller.refusal);
    else if (caller.viewer.kind === 'session') waitUntil(Date.parse(caller.viewer.endsAt));
    else if (caller.viewer.expiresAt) waitUntil(Date.parse(caller.viewer.expiresAt));
  };
  const recheck = async () => {
    try {
      closeOrWait(await context.withCurrentRights());
    } catch {
      // The database is unavailable. No request is served meanwhile either, so the socket may stay open.
      waitUntil(Date.now() + RETRY_MS);
    }
  };
  closeOrWait(context);
  return () => {
    hasStopped = true;
    clearTimeout(timer);
  };
}

/**
 * Closes a socket whose caller is refused. The close code tells a client whether it has to sign in again, or is only
 * refused in the company that it names.
 */
export function closeRefused(socket: WebSocket, { code, message }: AppError): void {
  socket.close(code === 'UNAUTHENTICATED' ? CloseCode.Unauthorized : CloseCode.Forbidden, message);
}

const waitMs = (moment: number) => Math.min(LONGEST_WAIT_MS, Math.max(1, moment - Date.now()));
