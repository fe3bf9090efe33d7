import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Viewer } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { closeAtSessionEnd } from './sessionEnd.ts';

/** The open sockets of sessions and API tokens, which close when the session ends or the token is revoked. */
export class SessionSockets {
  readonly #socketsById = new Map<string, Set<WebSocket>>();

  /** Adds a socket. Returns the function that removes it. */
  add(socket: WebSocket, context: Context, viewer: Viewer): () => void {
    const id = viewer.kind === 'token' ? viewer.tokenId : viewer.sessionId;
    const sockets = this.#socketsById.get(id) ?? new Set();
    this.#socketsById.set(id, sockets.add(socket));
    const stopWaiting = closeAtSessionEnd(socket, context);
    return () => {
      stopWaiting();
      sockets.delete(socket);
      if (!sockets.size) this.#socketsById.delete(id);
    };
  }

  /** Closes the sockets of a session that has ended or of a token that was revoked. */
  close(id: string): void {
    this.#socketsById.get(id)?.forEach((socket) => socket.close(CloseCode.Unauthorized, 'Invalid token'));
  }
}
