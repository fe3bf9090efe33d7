import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Viewer } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { closeAtSessionEnd } from './sessionEnd.ts';

/**
 * The open sockets of sessions, memberships and API tokens. They close when the session or the membership ends, or the
 * token is revoked.
 */
export class SessionSockets {
  readonly #socketsById = new Map<string, Set<WebSocket>>();

  /** Adds a socket. Returns the function that removes it. */
  add(socket: WebSocket, context: Context, viewer: Viewer): () => void {
    const ids = viewer.kind === 'token' ? [viewer.tokenId] : [viewer.sessionId, viewer.userId];
    const removals = ids.map((id) => this.#addUnder(id, socket));
    const stopWaiting = closeAtSessionEnd(socket, context);
    return () => {
      stopWaiting();
      removals.forEach((remove) => remove());
    };
  }

  #addUnder(id: string, socket: WebSocket): () => void {
    const sockets = this.#socketsById.get(id) ?? new Set();
    this.#socketsById.set(id, sockets.add(socket));
    return () => {
      sockets.delete(socket);
      if (!sockets.size) this.#socketsById.delete(id);
    };
  }

  /** Closes the sockets of a session that has ended or of a token that was revoked. */
  close(id: string): void {
    this.#socketsById.get(id)?.forEach((socket) => socket.close(CloseCode.Unauthorized, 'Invalid token'));
  }

  /** Closes the sockets that act in a membership that has ended. The session goes on in other memberships. */
  closeMembership(userId: string): void {
    this.#socketsById.get(userId)?.forEach((socket) => socket.close(CloseCode.Forbidden, 'The membership has ended'));
  }
}
