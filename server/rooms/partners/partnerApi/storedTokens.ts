import { sql } from 'kysely';
import type { z } from 'zod';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { labelOf, Subject } from '../../../../domain/basics/vocabulary.ts';
import { normalizeSubjects } from '../../../../domain/identity/presets.ts';
import { apiTokenForm, MAX_OVERLAP_DAYS, overlapRule } from '../../../../domain/partners/validation/apiTokens.ts';
import { isAddressRange } from '../../../platform/access/allowedAddresses.ts';
import { hashSecret, newApiToken } from '../../../platform/access/tokens.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import type { ApiTokenScope } from './ApiToken.ts';

type TokenForm = z.output<typeof apiTokenForm>;

/** Checks the form of a token. Throws BAD_USER_INPUT by field. */
export function parseToken(input: unknown): TokenForm {
  const form = parseInput(apiTokenForm, input);
  const wrong = form.allowedAddresses.find((address) => !isAddressRange(address));
  if (wrong !== undefined)
    throw badInput({
      allowedAddresses: `»${wrong}« er ikke en IP-adresse. Skriv fx 203.0.113.7 eller 203.0.113.0/24.`,
    });
  return form;
}

const DAY_MS = 24 * 3_600_000;

/** Stores a new token, of which only the hash is kept, with its activity, audit entry and live event. */
export async function storeToken(
  ctx: Context,
  write: Write,
  customerId: string,
  { name, scope, expiresInDays, allowedAddresses, program, ...limits }: TokenForm,
): Promise<{ id: string; token: string }> {
  const token = newApiToken(ctx.services.config.mode);
  const id = newId('key');
  // Written as SQL, because the customer's role may not read the hash back.
  const now = new Date();
  const subjects = normalizeSubjects(limits.subjects ?? null);
  const departmentIds = limits.departmentIds ? [...new Set(limits.departmentIds)].toSorted() : null;
  const expiresAt = new Date(now.getTime() + expiresInDays * DAY_MS);
  await runIn(
    write.em,
    sql`
      insert into api_token (id, customer_id, name, token_hash, last_four, scope, issued_by_id, created_at, expires_at,
        allowed_addresses, program, subjects, department_ids)
      values (${id}, ${customerId}, ${name}, ${hashSecret(token)}, ${token.slice(-4)}, ${scope}, ${ctx.person.userId},
        ${now}, ${expiresAt}, ${allowedAddresses}::text[], ${program}, ${subjects}::text[], ${departmentIds}::text[])`,
  );
  await recordAudit(write, ctx, {
    action: 'API_TOKEN_ISSUED',
    customerId,
    target: id,
    detail: [scope === 'READ' ? 'Kun læse' : 'Læse og skrive', ...limitsInWords(subjects, departmentIds)].join(' · '),
  });
  await recordToken(ctx, write, { id, customerId }, `API-nøglen ${name} er udstedt`);
  return { id, token };
}

/** Names no department, because the audit log keeps its entries after the department is gone. */
const limitsInWords = (subjects: Subject[] | null, departmentIds: string[] | null): string[] => [
  ...(subjects ? [subjects.map((subject) => labelOf(Subject, subject)).join(', ') || 'Ingen områder'] : []),
  ...(departmentIds ? [formatPlural(departmentIds.length, 'afdeling', 'afdelinger')] : []),
];

interface WorkingToken {
  customer_id: string;
  name: string;
  scope: ApiTokenScope;
  created_at: Date;
  expires_at: Date | null;
  allowed_addresses: string[];
  program: string;
  subjects: Subject[] | null;
  department_ids: string[] | null;
}

/**
 * Issues a token with the rights, the program and the lifetime of an old one, which works for another `overlapDays` at
 * most. Throws NOT_FOUND when the old one is revoked or has expired.
 */
export async function rotateToken(ctx: Context, write: Write, id: string, overlapDays: number) {
  if (!overlapRule.safeParse(overlapDays).success)
    throw badInput({ overlapDays: `Vælg et antal dage fra 0 til ${MAX_OVERLAP_DAYS}` });
  const [old] = await runIn(
    write.em,
    sql<WorkingToken>`
      select customer_id, name, scope, created_at, expires_at, allowed_addresses, coalesce(program, id) as program,
        subjects, department_ids
      from api_token where id = ${id} and revoked_at is null and (expires_at is null or expires_at > now()) for update`,
  );
  if (!old) throw unknownToken();
  const issued = await storeToken(ctx, write, old.customer_id, {
    name: old.name,
    scope: old.scope,
    expiresInDays: lifetimeInDays(old),
    allowedAddresses: old.allowed_addresses,
    program: old.program,
    subjects: old.subjects,
    departmentIds: old.department_ids,
  });
  if (overlapDays) {
    await runIn(
      write.em,
      sql`update api_token set expires_at = least(expires_at, now() + make_interval(days => ${overlapDays}))
        where id = ${id}`,
    );
    write.publish({ topic: 'api-token.changed', id, customerId: old.customer_id });
  } else await revokeToken(ctx, write, id);
  return issued;
}

/** The days for which a token was issued; the default for a token from before tokens expired. */
function lifetimeInDays({ created_at, expires_at }: Pick<WorkingToken, 'created_at' | 'expires_at'>): number {
  if (!expires_at) return 90;
  return Math.max(1, Math.round((new Date(expires_at).getTime() - new Date(created_at).getTime()) / DAY_MS));
}

/**
 * Revokes a token, which is then refused from the next request on, and closes its sockets. Revoking it again changes
 * nothing. Throws NOT_FOUND for a token that the role of the write cannot see.
 */
export async function revokeToken(ctx: Context, write: Write, id: string): Promise<void> {
  const [token] = await runIn(
    write.em,
    sqlBuilder.selectFrom('api_token').select(['customer_id', 'name', 'revoked_at']).where('id', '=', id).forUpdate(),
  );
  if (!token) throw unknownToken();
  if (token.revoked_at) return;
  await runIn(write.em, sql`update api_token set revoked_at = now() where id = ${id}`);
  const { customer_id: customerId, name } = token;
  await recordAudit(write, ctx, { action: 'API_TOKEN_REVOKED', customerId, target: id });
  await recordToken(ctx, write, { id, customerId }, `API-nøglen ${name} er tilbagekaldt`);
  write.publish({ topic: 'session.ended', id, customerId: null });
}

async function recordToken(
  ctx: Context,
  write: Write,
  { id, customerId }: { id: string; customerId: string },
  title: string,
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'customer',
    entityId: customerId,
    alsoSubject: 'INTEGRATIONS',
    title,
  });
  write.publish({ topic: 'api-token.changed', id, customerId });
}

const unknownToken = () => notFound('Nøglen findes ikke');
