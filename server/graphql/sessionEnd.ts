import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Context } from '../context.ts';

const ASK_AGAIN_MS = 10_000;

/**
 * Closes a socket when its session ends by itself. Other requests may have kept the session since the socket was opened,
 * so its end is looked up again when the known one has come. An API token lasts until it is withdrawn.
 */
export function closeAtSessionEnd(socket: WebSocket, context: Context): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;
  const waitUntil = (moment: number) => {
    if (!hasStopped) timer = setTimeout(() => void lookAgain(), Math.max(1, moment - Date.now()));
  };
  const wait = ({ caller }: Context) => {
    if (!caller.viewer) socket.close(CloseCode.Unauthorized, caller.refusal.message);
    else if (caller.viewer.kind === 'session') waitUntil(Date.parse(caller.viewer.endsAt));
  };
  const lookAgain = async () => {
    try {
      wait(await context.renewed());
    } catch {
      // The database is away: no request is served meanwhile, either.
      waitUntil(Date.now() + ASK_AGAIN_MS);
    }
  };
  wait(context);
  return () => {
    hasStopped = true;
    clearTimeout(timer);
  };
}
