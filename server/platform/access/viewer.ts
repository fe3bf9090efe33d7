import type { CompanyRole, UserRole } from '../../../domain/basics/vocabulary.ts';
import type { LogPositions } from '../db/readReplica/ReadReplica.ts';
import { dbRoles, type DbContext } from '../db/roles.ts';
import type { EmployeeRoles, Scope } from '../db/scope.ts';
import type { AppError } from '../errors.ts';

interface ViewerBase {
  /** What of the company the caller may see. Admins and administrators of the company see everything. */
  scope: Scope;
  customerId: string | null;
  /** Shown on activities. */
  name: string;
}

/**
 * A user who has signed in, in the membership in which the call acts. `actor` is the admin behind an impersonation,
 * otherwise null.
 */
export interface SessionViewer extends ViewerBase {
  kind: 'session';
  sessionId: string;
  userId: string;
  /** The owner of the sign-in, of whom `userId` is the membership. */
  personId: string;
  role: UserRole;
  companyRole: CompanyRole;
  email: string;
  /** Null until the user has confirmed the address. */
  emailConfirmedAt: string | null;
  createdAt: string;
  version: number;
  expiresAt: string;
  lastUsedAt: string;
  /** When the session ends if it is not used before; never later than `expiresAt`. */
  endsAt: string;
  actor: { id: string; name: string } | null;
  /** When the user last proved who they are. */
  provedAt: string;
  hasSecondFactor: boolean;
  /** Whether the reseller or the user's company requires two-step verification of the user. */
  needsSecondFactor: boolean;
  /** When the user last used the portal in this membership, to about five minutes; null before the first use. */
  membershipUsedAt: string | null;
  /** Whether the session began through an organisation, and acts for the companies that trust it alone. */
  isConfined: boolean;
  /** Whether the person has active memberships of other companies. */
  hasOtherMemberships: boolean;
  /** The roles as an employee of the reseller: null for an admin, who has all, and empty for a customer. */
  employeeRoles: EmployeeRoles;
  /** Whether the caller sees the portal as `preview`, and can change nothing. */
  isPreview: boolean;
  preview: Preview | null;
}

/** The user whose role and scope a call has, while it stays a call of the administrator who previews. */
export interface Preview {
  userId: string;
  name: string;
  /** What the caller may do and see without the preview. */
  ownRights: Pick<SessionViewer, 'role' | 'companyRole' | 'scope'>;
}

/** A partner's program, which acts for one company and is never an admin. */
export interface TokenViewer extends ViewerBase {
  kind: 'token';
  tokenId: string;
  customerId: string;
  canWrite: boolean;
  /** The key of the program to which the token belongs. Tokens of one program share their own ids of objects. */
  program: string;
  /** Null for tokens from before tokens expired. */
  expiresAt: string | null;
}

export type Viewer = SessionViewer | TokenViewer;

/**
 * The owner of allowances and idempotency keys: a token has its own, separate from its company's users, and a person
 * has one in each company.
 */
export const callerId = (viewer: Viewer): string => (viewer.kind === 'token' ? viewer.tokenId : viewer.userId);

/** The user or API token whose scope decides what a call shows: in a preview, the user who is previewed. */
export const shownTo = (viewer: Viewer): string =>
  viewer.kind === 'session' && viewer.preview ? viewer.preview.userId : callerId(viewer);

/** The person behind a session, to mail them; undefined for a program. */
export const personOf = (viewer: Viewer): { name: string; email: string } | undefined =>
  viewer.kind === 'session' ? { name: viewer.name, email: viewer.email } : undefined;

/** The database context of customer screens: always the viewer's own company, for admins as well. */
export const customerContext = (viewer: Viewer): DbContext => ({
  role: dbRoles.customer,
  customerId: viewer.customerId,
  userId: viewer.kind === 'session' ? viewer.userId : null,
  program: viewer.kind === 'token' ? viewer.program : null,
  scope: viewer.scope,
});

/**
 * The viewer of a request, or the reason why there is none. `refusal` is thrown only by operations that need a viewer,
 * because a sign-in must work with a stale token, too.
 */
export type Caller =
  | { viewer: Viewer; /** Set when there is a read replica. */ positions?: LogPositions | undefined }
  | { viewer?: undefined; refusal: AppError };
