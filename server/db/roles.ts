import type { PolicyDef } from '@mikro-orm/core';

/**
 * The database's named contexts. The app's login owns nothing and has no rights of its own:
 * every statement runs as one of these, and each table says what each of them may see.
 */
export const dbRoles = {
  /** A customer's screens, and an admin's own company on them. */
  customer: 'portal_customer',
  /** What a company buys and how it pays: the columns that its own screens cannot write, at the server's prices. */
  sales: 'portal_sales',
  /** The reseller's staff on admin fields. */
  admin: 'portal_admin',
  /** Sign-in, sign-out and password reset: before it is known who asks. */
  auth: 'portal_auth',
  /** A company that is being made: sees and writes the rows of that company alone. */
  registration: 'portal_registration',
  /** Taking and giving back seats at events that are open to whoever asks. */
  signUp: 'portal_sign_up',
  /** Whoever holds the link of one event registration: sees and gives up that place. */
  attendee: 'portal_attendee',
  /** Pages that anyone may open. */
  public: 'portal_public',
  /** Jobs, mail, webhooks, the outbox. */
  system: 'portal_system',
} as const;

export type DbRole = (typeof dbRoles)[keyof typeof dbRoles];

/** The variables that policies read; an empty company matches no row. */
export const CUSTOMER_VARIABLE = 'app.customer_id';
export const USER_VARIABLE = 'app.user_id';

export interface DbContext {
  role: DbRole;
  customerId?: string | null;
  userId?: string | null;
}

/**
 * Asked for in a subquery of its own, so that a plan knows nothing of the company that was current when it was made: it is
 * kept, and serves all of them.
 */
export const CURRENT_COMPANY = `(select current_setting('${CUSTOMER_VARIABLE}', true))`;
/** The user's id; for `portal_attendee` the key of the registration's link. */
export const CURRENT_PERSON = `(select current_setting('${USER_VARIABLE}', true))`;
const isOwn = (column: string) => `${column} = ${CURRENT_COMPANY}`;

/**
 * One policy per role, never an OR inside one: the customer's equality must reach the index.
 * `own` names the roles that see one company's rows beside the customer, `everything` those that see all beside the admin.
 */
export function tenantPolicies(
  table: string,
  options: { column?: string; own?: DbRole[]; everything?: DbRole[] } = {},
): PolicyDef[] {
  const own = isOwn(options.column ?? 'customer_id');
  return [
    ...[dbRoles.customer, ...(options.own ?? [])].map((role) => ({
      name: policyName(table, role),
      roles: [role],
      using: own,
      check: own,
    })),
    ...openPolicies(table, [dbRoles.admin, ...(options.everything ?? [])]),
  ];
}

/** A purchase inserts rows under keys that clients choose, never under the portal's own. */
export const clientKeyPolicy = (table: string): PolicyDef => ({
  name: `${table}_client_key`,
  type: 'restrictive',
  command: 'insert',
  roles: [dbRoles.sales],
  check: `origin = 'CLIENT'`,
});

/** For rows that belong to no company's screens: only the named roles reach them at all. */
export function openPolicies(table: string, roles: DbRole[]): PolicyDef[] {
  return roles.map((role) => ({ name: policyName(table, role), roles: [role], using: 'true', check: 'true' }));
}

/** A customer or the sign-in may leave such a row (a mail, an event), but not read it back. */
export function insertPolicies(table: string, roles: DbRole[]): PolicyDef[] {
  return roles.map((role) => ({
    name: `${policyName(table, role)}_insert`,
    command: 'insert' as const,
    roles: [role],
    check: 'true',
  }));
}

/** Rows that a role may insert only while these columns say nothing, however the insert came about. */
export function insertsWithout(table: string, role: DbRole, columns: string[], more?: string): PolicyDef {
  const check = [`num_nonnulls(${columns.join(', ')}) = 0`, ...(more ? [more] : [])].join(' and ');
  return { name: `${policyName(table, role)}_inserts`, type: 'restrictive', command: 'insert', roles: [role], check };
}

/** Roles that may read such a row and do nothing else with it. */
export function selectPolicies(table: string, roles: DbRole[]): PolicyDef[] {
  return roles.map((role) => ({
    name: `${policyName(table, role)}_select`,
    command: 'select' as const,
    roles: [role],
    using: 'true',
  }));
}

const policyName = (table: string, role: DbRole) => `${table}_${role.slice('portal_'.length)}`;
