import { AppError, forbidden } from '../errors.ts';
import type { Viewer } from './viewer.ts';

/**
 * Who may do what, on one page. Services assert an action, and `viewerCan…` fields answer from the same table,
 * so that the client never works a rule out for itself.
 */
const actions = {
  signOut: (viewer: Viewer) => viewer.kind === 'session',
  /** An admin who is signed in as another admin is a guest there: nothing is administered in somebody else's name. */
  administer: (viewer: Viewer) => viewer.kind === 'session' && viewer.role === 'ADMIN' && !viewer.actor,
  /** Departments, installations, payment, the company itself. */
  manageCompany: (viewer: Viewer) => viewer.customerId !== null,
  /** Tasks are made and approved by any user of the company, and by a partner's program. */
  manageTasks: (viewer: Viewer) => viewer.customerId !== null,
  /** Any user of a company may let a colleague in; a program may not. */
  addUsers: (viewer: Viewer) => viewer.kind === 'session' && viewer.customerId !== null,
  /** A seat is for a person. */
  joinEvents: (viewer: Viewer) => viewer.kind === 'session',
  /** An admin who is signed in as somebody else changes neither their sign-in nor their keys. */
  changeSignIn: (viewer: Viewer) => viewer.kind === 'session' && !viewer.actor,
  /** What somebody is mailed about is theirs to say, and nobody else's. */
  chooseMails: (viewer: Viewer) => viewer.kind === 'session' && !viewer.actor,
  changeKeys: (viewer: Viewer) => viewer.customerId !== null && !(viewer.kind === 'session' && viewer.actor),
} as const;

export type Action = keyof typeof actions;

export const may = (viewer: Viewer, action: Action): boolean => actions[action](viewer);

export function assertMay(viewer: Viewer, action: Action): void {
  if (!may(viewer, action)) throw forbidden();
}

/** An address that nobody has proved opens neither a company nor what others left under the address. */
export function assertEmailConfirmed(viewer: Viewer, message: string): void {
  if (viewer.kind === 'session' && !viewer.emailConfirmedAt) throw forbidden(message);
}

/** A partner's read-only token changes nothing, whatever the action. */
export function assertMayWrite(viewer: Viewer): void {
  if (viewer.kind === 'token' && !viewer.mayWrite) {
    throw new AppError('FORBIDDEN', 'Nøglen giver kun adgang til at læse');
  }
}
