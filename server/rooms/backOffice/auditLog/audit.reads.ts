import { sql } from 'kysely';
import type { AuditAction } from '../../../../domain/basics/audit.ts';
import { TIME_ZONE } from '../../../../domain/basics/dates.ts';
import { SEARCHED_PERSON } from '../../../platform/audit/searchedPerson.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { mayContain } from '../../../platform/db/trigrams.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { auditSorts, type AuditSort } from './auditSorts.ts';

const entries = sqlBuilder
  .selectFrom('audit_entry')
  .leftJoin('audit_person as actor', (join) =>
    join.onRef('actor.entry_id', '=', 'audit_entry.id').on('actor.part', '=', sql.lit('ACTOR')),
  )
  .leftJoin('audit_person as acted_as', (join) =>
    join.onRef('acted_as.entry_id', '=', 'audit_entry.id').on('acted_as.part', '=', sql.lit('ACTED_AS')),
  )
  .leftJoin('audit_person as target', (join) =>
    join.onRef('target.entry_id', '=', 'audit_entry.id').on('target.part', '=', sql.lit('TARGET')),
  )
  .leftJoin('customer', 'customer.id', 'audit_entry.customer_id')
  .select([
    'audit_entry.id',
    'audit_entry.created_at as createdAt',
    'action',
    'actor_kind as actorKind',
    'actor_id as actorId',
    'actor.name as actorName',
    'actor.email as actorEmail',
    'actor.address',
    'acted_as_id as actedAsId',
    'acted_as.name as actedAsName',
    'target_id as targetId',
    'target.name as targetName',
    'target.email as targetEmail',
    'audit_entry.customer_id as customerId',
    'customer.name as companyName',
    'detail',
    'quantity',
  ]);
const order = [
  { column: 'audit_entry.created_at', key: 'createdAt' },
  { column: 'audit_entry.id', key: 'id' },
];

export interface AuditFilter {
  /** Part of the name, e-mail, network address or id of a person in the entry. */
  person?: string | null | undefined;
  action?: AuditAction | null | undefined;
  /** The first day, in Copenhagen. */
  from?: string | null | undefined;
  /** The last day, in Copenhagen. */
  to?: string | null | undefined;
}

/**
 * A page of the audit entries of all companies, newest first unless another order is chosen. The reader must be an
 * admin's.
 */
export function auditPage(
  ctx: Reader,
  { person, ...filter }: AuditFilter,
  sort: AuditSort | null | undefined,
  args: PageArgs,
) {
  const text = person?.trim() ?? '';
  let query = filtered(filter);
  if (text) {
    const searched = sql.raw(SEARCHED_PERSON);
    query = query.where(
      sql<boolean>`audit_entry.id in (
        select entry_id from audit_person where ${mayContain(searched, text)}
          and (${searched}) ilike ${containsPattern(text)})`,
    );
  }
  return readSortedPage({ read: (compiled) => ctx.read(compiled), query, sorts: auditSorts, sort, args });
}

/**
 * A page of the audit entries of one company, newest first. Searches the people of these entries one by one, because
 * row-level security would keep the search index of all companies from being used.
 */
export function companyAuditPage(ctx: Reader, customerId: string, { person, ...filter }: AuditFilter, args: PageArgs) {
  const text = person?.trim() ?? '';
  let query = filtered(filter).where('audit_entry.customer_id', '=', customerId);
  if (text) {
    query = query.where(
      sql<boolean>`exists (
        select from audit_person where entry_id = audit_entry.id
          and (${sql.raw(SEARCHED_PERSON)}) ilike ${containsPattern(text)})`,
    );
  }
  return readPage({ read: (compiled) => ctx.read(compiled), query, order, direction: 'desc', args });
}

function filtered({ action, from, to }: Omit<AuditFilter, 'person'>) {
  let query = entries;
  if (action) query = query.where('action', '=', action);
  if (from)
    query = query.where(
      sql<boolean>`audit_entry.created_at >= ${from}::date::timestamp at time zone ${sql.lit(TIME_ZONE)}`,
    );
  if (to)
    query = query.where(
      sql<boolean>`audit_entry.created_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(TIME_ZONE)}`,
    );
  return query;
}
