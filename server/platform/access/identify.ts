import { sql } from 'kysely';
import { NOT_A_MEMBER } from '../../../domain/basics/actingCompany.ts';
import type { CompanyRole, EmployeeRole, Subject, UserRole } from '../../../domain/basics/vocabulary.ts';
import type { Config } from '../config.ts';
import { CONTEXT_COLUMNS, type ReadPool } from '../db/readPool.ts';
import type { LogPositions, ReadReplica } from '../db/readReplica/ReadReplica.ts';
import { dbRoles } from '../db/roles.ts';
import type { EmployeeRoles, Scope } from '../db/scope.ts';
import { AppError, forbidden, unauthenticated } from '../errors.ts';
import { isAllowedAddress } from './allowedAddresses.ts';
import { previewedCaller } from './previewedCaller.ts';
import type { RequestFacts } from './requestFacts.ts';
import { hashSecret, isApiToken, isMistypedApiToken, type SessionTokens } from './tokens.ts';
import type { Caller, SessionViewer } from './viewer.ts';

export interface IdentifyServices {
  tokens: SessionTokens;
  reads: ReadPool;
  /** With a read replica, the positions of the log are part of the result. */
  replica: ReadReplica | undefined;
  config: Pick<Config, 'sessionIdleHours' | 'adminsNeedSecondFactor'>;
  /** Knows the names of providers. */
  openId: { provider(id: string): { name: string } | undefined };
}

/** What a call tells beside its token: from where it comes, for which company it acts, and as whom it sees it. */
export type CallFacts = Pick<RequestFacts, 'address' | 'company' | 'preview'>;

const CONFINED =
  'Du er logget ind gennem en virksomheds egen konto. Log ind med din e-mail for at bruge en anden virksomhed.';

interface PositionColumns {
  current_position?: number | null;
  written_position?: number;
}

const positionsOf = ({ current_position = null, written_position = 0 }: PositionColumns): LogPositions => ({
  current: current_position,
  written: written_position,
});

/**
 * Finds the caller by their token, in the membership of the company that the call names, and with the rights of the
 * user whom it previews. Never throws for a wrong token, a company of which the caller is no member, or a preview that
 * is not allowed: the refusal is part of the result.
 */
export async function identify(
  token: string | undefined,
  call: CallFacts,
  services: IdentifyServices,
): Promise<Caller> {
  return previewedCaller(await callerOfToken(token, call, services), call.preview, services.reads);
}

/** Like `identify`, without the preview. */
export async function callerOfToken(
  token: string | undefined,
  call: CallFacts,
  services: IdentifyServices,
): Promise<Caller> {
  if (!token) return { refusal: unauthenticated('No token provided') };
  if (isApiToken(token)) return viewerOfApiToken(token, call, services);
  let sessionId: string;
  try {
    sessionId = services.tokens.read(token);
  } catch (error) {
    return { refusal: error as AppError };
  }
  return viewerOfSession(sessionId, call.company, services);
}

export interface SessionRow extends PositionColumns {
  session_id: string;
  user_id: string;
  person_id: string;
  customer_id: string | null;
  role: UserRole;
  company_role: CompanyRole;
  name: string;
  email: string;
  created_at: string;
  version: number;
  actor_id: string | null;
  actor_name: string | null;
  expires_at: string;
  last_used_at: string;
  proved_at: string;
  ended: boolean;
  email_confirmed_at: string | null;
  has_second_factor: boolean;
  company_requires_second_factor: boolean;
  /** Whether the person is an active member of the company that the call names; true when the call names none. */
  is_member: boolean;
  is_confined: boolean;
  has_other_memberships: boolean;
  /** The provider by which users of the company sign in, when the session has not begun that way. */
  required_provider: string | null;
  membership_used_at: string | null;
  subjects: Subject[] | null;
  department_ids: string[] | null;
  employee_roles: EmployeeRole[] | null;
}

const scopeOf = (row: Pick<SessionRow, 'subjects' | 'department_ids'>): Scope => ({
  subjects: row.subjects,
  departmentIds: row.department_ids,
});

const employeeRolesOf = ({ role, employee_roles }: SessionRow): EmployeeRoles =>
  role === 'ADMIN' ? null : (employee_roles ?? []);

/**
 * Reads the session, in the membership of the named company, and sets the database role in one statement. Employees
 * get the admin role, because they nearly always read as such; a read of their own company sets the customer role
 * again.
 */
const enterSession = (columns: string, source: string) => `with s as materialized (
  select * from session_of($1, $2) f left join lateral rights_of_user(f.user_id) r on true),
v as (
  select user_id, null as program, case role when 'ADMIN' then null when 'EMPLOYEE' then employee_roles else '{}' end
      as employee_roles,
    case when role = 'USER' then '${dbRoles.customer}' else '${dbRoles.admin}' end as db_role,
    case when role = 'USER' then customer_id end as customer_id,
    case when role = 'USER' then subjects else '{}' end as subjects,
    case when role = 'USER' then department_ids else '{}' end as department_ids
  from s)
select s.*, ${columns} ${CONTEXT_COLUMNS} from s, v ${source}`;

const ENTER_SESSION = enterSession('', '');
const ENTER_SESSION_WITH_POSITIONS = enterSession('p.*,', ', lateral log_positions(s.user_id) p');

/** The caller behind a session, without its token: for a callback that a provider leads the session's browser to. */
export async function viewerOfSession(
  sessionId: string,
  company: string | undefined,
  services: Omit<IdentifyServices, 'tokens'>,
): Promise<Caller> {
  const { reads, replica } = services;
  const row = await reads.readAndSetContext<SessionRow>(
    replica ? ENTER_SESSION_WITH_POSITIONS : ENTER_SESSION,
    [sessionId, company ?? null],
    (found) =>
      found.role === 'USER'
        ? { role: dbRoles.customer, customerId: found.customer_id, userId: found.user_id, scope: scopeOf(found) }
        : { role: dbRoles.admin, userId: found.user_id, employeeRoles: employeeRolesOf(found) },
  );
  return callerOfSession(row, services);
}

/** A session as it was read, with a hash of the row by which the database tells whether it has changed. */
export interface KnownSession {
  row: SessionRow;
  hash: string;
}

/** A session, and the company that its call names. */
export interface WantedSession {
  id: string;
  company: string | undefined;
}

/**
 * Reads many sessions in one statement. The database only sends those that differ from `known`, because nearly all are
 * read again and again without a change. Returns the sessions in their order; undefined for one that is gone.
 */
export async function readSessions(
  wanted: readonly WantedSession[],
  known: readonly (KnownSession | undefined)[],
  reads: ReadPool,
): Promise<(KnownSession | undefined)[]> {
  const ids = wanted.map(({ id }) => id);
  const companies = wanted.map(({ company }) => company ?? null);
  const hashes = known.map((session) => session?.hash ?? null);
  const rows = await reads.run(
    { role: dbRoles.public },
    sql<SessionRow & { place: number; hash: string }>`
      select wanted.place, s.*, r.*, md5(row(s, r)::text) as hash
      from unnest(${ids}::text[], ${companies}::text[], ${hashes}::text[]) with ordinality
          wanted (id, company, hash, place)
        left join lateral session_of(wanted.id, wanted.company) s on true
        left join lateral rights_of_user(s.user_id) r on true
      where s.session_id is null or md5(row(s, r)::text) is distinct from wanted.hash`,
  );
  const changed = new Map(
    rows.map(({ place, hash, ...row }) => [place - 1, row.session_id ? { row, hash } : undefined]),
  );
  return wanted.map((_, i) => (changed.has(i) ? changed.get(i) : known[i]));
}

export function callerOfSession(
  row: SessionRow | undefined,
  { config, openId }: Pick<IdentifyServices, 'config' | 'openId'>,
): Caller {
  if (!row || row.ended) return { refusal: unauthenticated('Invalid token') };
  const idleAt = Date.parse(row.last_used_at) + config.sessionIdleHours * 3_600_000;
  const endsAt = Math.min(Date.parse(row.expires_at), idleAt);
  if (endsAt <= Date.now()) return { refusal: unauthenticated('Token expired') };
  if (!row.is_member) return { refusal: forbidden(row.is_confined && !row.actor_id ? CONFINED : NOT_A_MEMBER) };
  if (row.required_provider) {
    const name = openId.provider(row.required_provider)?.name ?? row.required_provider;
    return { refusal: new AppError('PROVIDER_REQUIRED', `Din virksomhed kræver, at du logger ind med ${name}.`) };
  }
  return {
    ...('current_position' in row && { positions: positionsOf(row) }),
    viewer: {
      kind: 'session',
      sessionId: row.session_id,
      userId: row.user_id,
      personId: row.person_id,
      customerId: row.customer_id,
      role: row.role,
      companyRole: row.company_role,
      name: row.name,
      email: row.email,
      emailConfirmedAt: row.email_confirmed_at,
      createdAt: row.created_at,
      version: row.version,
      expiresAt: row.expires_at,
      lastUsedAt: row.last_used_at,
      endsAt: new Date(endsAt).toISOString(),
      actor: row.actor_id ? { id: row.actor_id, name: row.actor_name ?? '' } : null,
      provedAt: row.proved_at,
      hasSecondFactor: row.has_second_factor,
      needsSecondFactor: row.company_requires_second_factor || (row.role !== 'USER' && config.adminsNeedSecondFactor),
      membershipUsedAt: row.membership_used_at,
      scope: scopeOf(row),
      employeeRoles: employeeRolesOf(row),
      isConfined: row.is_confined,
      hasOtherMemberships: row.has_other_memberships,
      isPreview: false,
      preview: null,
    },
  };
}

interface TokenRow extends PositionColumns {
  token_id: string;
  customer_id: string;
  name: string;
  scope: string;
  last_used_at: string | null;
  expires_at: string | null;
  allowed_addresses: string[];
  program: string;
  subjects: Subject[] | null;
  department_ids: string[] | null;
}

const enterToken = (columns: string, source: string) => `with v as materialized (
  select f.*, r.*, null as user_id, '${dbRoles.customer}' as db_role, '{}'::text[] as employee_roles
  from api_token_facts($1) f left join lateral rights_of_token(f.token_id) r on true)
select v.*, ${columns} ${CONTEXT_COLUMNS} from v ${source}`;

const ENTER_TOKEN = enterToken('', '');
const ENTER_TOKEN_WITH_POSITIONS = enterToken('p.*,', ', lateral log_positions(v.token_id) p');

const WRONG_ADDRESS = 'API-nøglen må ikke bruges fra denne netværksadresse';
const OTHER_COMPANY = 'API-nøglen gælder ikke for denne virksomhed';

async function viewerOfApiToken(
  token: string,
  { address, company }: CallFacts,
  { reads, replica }: Pick<IdentifyServices, 'reads' | 'replica'>,
): Promise<Caller> {
  if (isMistypedApiToken(token)) return { refusal: unauthenticated('Invalid token') };
  const row = await reads.readAndSetContext<TokenRow>(
    replica ? ENTER_TOKEN_WITH_POSITIONS : ENTER_TOKEN,
    [hashSecret(token)],
    (found) => ({
      role: dbRoles.customer,
      customerId: found.customer_id,
      program: found.program,
      scope: scopeOf(found),
    }),
  );
  if (!row) return { refusal: unauthenticated('Invalid token') };
  if (row.expires_at && Date.parse(row.expires_at) <= Date.now()) return { refusal: unauthenticated('Token expired') };
  if (!isAllowedAddress(address, row.allowed_addresses)) return { refusal: forbidden(WRONG_ADDRESS) };
  if (company && company !== row.customer_id) return { refusal: forbidden(OTHER_COMPANY) };
  await recordTokenUse(row, address, reads);
  return {
    ...(replica && { positions: positionsOf(row) }),
    viewer: {
      kind: 'token',
      tokenId: row.token_id,
      customerId: row.customer_id,
      name: row.name,
      canWrite: row.scope === 'READ_WRITE',
      program: row.program,
      scope: scopeOf(row),
      expiresAt: row.expires_at,
    },
  };
}

const TOKEN_USE_INTERVAL_MS = 60_000;

/** Writes at most once a minute, which is exact enough and saves a write for each request. */
async function recordTokenUse({ token_id, last_used_at }: TokenRow, address: string, reads: ReadPool): Promise<void> {
  if (last_used_at && Date.now() - Date.parse(last_used_at) < TOKEN_USE_INTERVAL_MS) return;
  await reads.run(
    { role: dbRoles.auth },
    sql`update api_token set last_used_at = now(), last_used_address = ${address} where id = ${token_id}`,
  );
}

const SESSION_USE_INTERVAL_MS = 5 * 60_000;

/**
 * Keeps a session in use from ending as idle, and records which membership is used. An impersonation also keeps the
 * admin's own session from ending, and is no use by the user.
 */
export async function recordSessionUse(
  { sessionId, userId, actor, lastUsedAt, membershipUsedAt }: SessionViewer,
  address: string,
  reads: ReadPool,
): Promise<void> {
  if (isOld(lastUsedAt))
    await reads.run(
      { role: dbRoles.auth },
      sql`
        update session set last_used_at = now(), address = ${address}
        where id = ${sessionId} or id = (select parent_id from session where id = ${sessionId})`,
    );
  if (!actor && isOld(membershipUsedAt)) await reads.run({ role: dbRoles.auth }, membershipUseNow(userId));
}

/** SQL that records that a membership is used now. Needs the role of the sign-in. */
export const membershipUseNow = (userId: string) => sql`
  insert into membership_use (user_id, last_used_at) values (${userId}, now())
  on conflict (user_id) do update set last_used_at = now()`;

const isOld = (time: string | null) => !time || Date.now() - Date.parse(time) >= SESSION_USE_INTERVAL_MS;
