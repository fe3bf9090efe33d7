import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Caller, Viewer } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { closeAtSessionEnd } from './sessionEnd.ts';

/** Close code by which clients reconnect, and fetch again what they show. */
export const SERVICE_RESTART = 1012;

/**
 * The open sockets of sessions, memberships and API tokens. They close when the session or the membership ends, or the
 * token is revoked. The sockets of a preview also follow the user who is previewed.
 */
export class SessionSockets {
  readonly #socketsById = new Map<string, Set<WebSocket>>();
  readonly #contexts = new Map<WebSocket, Context>();

  /** Adds a socket. Returns the function that removes it. */
  add(socket: WebSocket, context: Context, viewer: Viewer): () => void {
    const ids = viewer.kind === 'token' ? [viewer.tokenId] : [viewer.sessionId, viewer.userId];
    if (viewer.kind === 'session' && viewer.preview) ids.push(previewOf(viewer.preview.userId));
    const removals = ids.map((id) => this.#addUnder(id, socket));
    this.#contexts.set(socket, context);
    const stopWaiting = closeAtSessionEnd(socket, context);
    return () => {
      stopWaiting();
      this.#contexts.delete(socket);
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

  /**
   * Closes the sockets of a user, and of those who preview the user, if the rights are other ones than when the sockets
   * were opened. The client connects anew and reads what the user may see now.
   */
  async closeChanged(userId: string): Promise<void> {
    const sockets = [userId, previewOf(userId)].flatMap((id) => [...(this.#socketsById.get(id) ?? [])]);
    await Promise.all(
      sockets.map(async (socket) => {
        const context = this.#contexts.get(socket);
        if (!context) return;
        const before = context.caller;
        const now = (await context.withCurrentRights()).caller;
        // The end of a session or a membership closes its sockets by itself, with a code that says so.
        const hasEnded = !now.viewer && !isPreview(before);
        if (!hasEnded && rightsOf(now) !== rightsOf(before))
          socket.close(SERVICE_RESTART, 'The rights of the user have changed');
      }),
    );
  }

  /** Closes the sockets that act in a membership that has ended. The session goes on in other memberships. */
  closeMembership(userId: string): void {
    this.#socketsById.get(userId)?.forEach((socket) => socket.close(CloseCode.Forbidden, 'The membership has ended'));
    // The membership of the caller goes on. When the client connects anew, the preview is refused.
    this.#socketsById
      .get(previewOf(userId))
      ?.forEach((socket) => socket.close(SERVICE_RESTART, 'The previewed membership has ended'));
  }
}

/** The key of the sockets on which the user is previewed. */
const previewOf = (userId: string) => `preview ${userId}`;

const isPreview = ({ viewer }: Caller): boolean => viewer?.kind === 'session' && viewer.isPreview;

/** What the caller may see and do, as a text to compare. */
function rightsOf({ viewer }: Caller): string {
  if (viewer?.kind !== 'session') return '';
  const { role, companyRole, scope, employeeRoles } = viewer;
  return JSON.stringify([role, companyRole, scope.subjects, scope.departmentIds, employeeRoles]);
}
