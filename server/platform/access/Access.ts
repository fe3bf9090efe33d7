import { Extensions } from 'type-graphql';
import { AppError, unauthenticated } from '../errors.ts';
import { assertMay, assertMayWrite, assertNoPreview, type Action } from './policy.ts';
import type { Caller, SessionViewer, Viewer } from './viewer.ts';

/**
 * The callers of an operation: everybody, every viewer, every signed-in user, or the viewers who may perform an action.
 * A token that may only read can call none of the mutations but the public ones.
 */
export type AccessRule = 'public' | 'viewer' | 'person' | Action;

/** Declares who may call a query, mutation or subscription. Other callers are refused before the operation runs. */
export const Access = (access: AccessRule): MethodDecorator => Extensions({ access });

/** An operation of the schema, as far as the access to it depends on it. */
export interface GuardedOperation {
  access: AccessRule;
  isMutation: boolean;
}

/**
 * Throws the caller's refusal for a visitor, UNAUTHENTICATED for an API token that calls an operation for persons, and
 * FORBIDDEN for any other viewer who may not call the operation, and for every mutation of a preview.
 */
export function assertMayCall(caller: Caller, { access, isMutation }: GuardedOperation): void {
  if (isMutation && caller.viewer) assertNoPreview(caller.viewer);
  if (access === 'public') return;
  if (!caller.viewer) throw caller.refusal;
  assertSetUp(caller.viewer, access);
  if (access === 'person') assertPerson(caller.viewer);
  else if (access !== 'viewer') assertMay(caller.viewer, access);
  if (isMutation) assertMayWrite(caller.viewer);
}

/** The operations that a user can call before a required two-step verification is set up. */
const duringSetup = new Set<AccessRule>(['chooseCompany', 'openSignInSecurity', 'secureSignIn', 'signOut']);

/** An impersonating admin is not asked for the second factor of the user. */
function assertSetUp(viewer: Viewer, access: AccessRule): void {
  if (viewer.kind !== 'session' || viewer.actor || duringSetup.has(access)) return;
  if (viewer.needsSecondFactor && !viewer.hasSecondFactor)
    throw new AppError('SECOND_FACTOR_SETUP_REQUIRED', 'Sæt totrinsbekræftelse op, før du fortsætter');
}

/** Refuses an API token with UNAUTHENTICATED, for calls that only a person can make. */
export function assertPerson(viewer: Viewer): asserts viewer is SessionViewer {
  if (viewer.kind !== 'session') throw unauthenticated('Invalid token');
}
