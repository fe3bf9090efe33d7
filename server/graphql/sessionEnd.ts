import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';

const RETRY_MS = 10_000;

/**
 * Closes a socket when its session expires. Other requests may have extended the session after the socket was opened,
 * so the session is looked up again at its known end. An API token has no end of its own: it lasts until it is revoked.
 * Returns a function that stops the timer.
 */
export function closeAtSessionEnd(socket: WebSocket, context: Context): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;
  const waitUntil = (moment: number) => {
    if (!hasStopped) timer = setTimeout(() => void recheck(), Math.max(1, moment - Date.now()));
  };
  const closeOrWait = ({ caller }: Context) => {
    if (!caller.viewer) socket.close(CloseCode.Unauthorized, caller.refusal.message);
    else if (caller.viewer.kind === 'session') waitUntil(Date.parse(caller.viewer.endsAt));
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
