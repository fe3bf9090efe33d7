import { sql } from 'kysely';
import { inboxAreas, keysIn } from '../../../../domain/backOffice/employeeAreas.ts';
import { inboxText, type InboxFacts, type InboxKind, type InboxScope } from '../../../../domain/backOffice/inbox.ts';
import { readRichText } from '../../../../domain/basics/readRichText.ts';
import { plainText } from '../../../../domain/basics/richText.ts';
import { SeatFault } from '../../../../domain/sales/seats/seatFaults.ts';
import type { Context } from '../../../platform/context.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { EmployeeRoles } from '../../../platform/db/scope.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { causes, type Cause } from './causes.ts';

export interface InboxFilter {
  scope: InboxScope;
  /** All kinds when null or empty. */
  kinds: InboxKind[] | null;
  customerId: string | null;
}

export type InboxKey = Pick<Cause, 'kind' | 'subjectId'>;

export const itemId = ({ kind, subjectId }: InboxKey) => `inb_${kind}_${subjectId}`;

const itemColumns = (roles: EmployeeRoles) =>
  selectItems(roles).select([
    'c.kind',
    'c.subjectId',
    'c.customerId',
    'c.since',
    'c.deadline',
    'c.amount',
    'c.quantity',
    'c.plan',
    'c.place',
    'c.detail',
    'm.assignee_id as assigneeId',
    'u.name as assigneeName',
    'm.snoozed_until as snoozedUntil',
    'm.act_at as actsAt',
    'm.failure',
    CHARGES_CARD.as('chargesCard'),
    VERSION.as('version'),
  ]);

/** SQL: what the portal does for the item can charge the card of the department. */
const CHARGES_CARD = sql<boolean>`exists (
  select 1 from department p
  where p.payment_method = 'CREDIT_CARD' and p.stripe_payment_method_id is not null
    and p.id = case c.kind
      when 'AGREEMENT' then (select a.department_id from service_agreement a where a.id = c."subjectId")
      when 'LICENSE_REQUEST' then (
        select i.department_id from license_request q join installation i on i.id = q.installation_id
        where q.id = c."subjectId")
    end)`;

/** SQL: the version of the licence request or agreement that the item shows. */
const VERSION = sql<number | null>`case c.kind
  when 'LICENSE_REQUEST' then (select q.version from license_request q where q.id = c."subjectId")
  when 'AGREEMENT' then (select a.version from service_agreement a where a.id = c."subjectId")
end`;

/**
 * The items of the kinds with which an employee works: some tables that cause them are also read by others. Built anew
 * for each read, because the causes depend on the day.
 */
function selectItems(roles: EmployeeRoles, today?: string) {
  return sqlBuilder
    .selectFrom(causes(today).as('c'))
    .where('c.kind', '=', equalsAny(keysIn(roles, inboxAreas)) as never)
    .leftJoin('inbox_mark as m', (join) =>
      join.on(sql<boolean>`m.kind = c.kind and m.subject_id = c."subjectId" and m.since = c.since`),
    )
    .leftJoin('user_account as u', 'u.id', 'm.assignee_id');
}

const IS_AWAKE = sql<boolean>`(m.snoozed_until is null or m.snoozed_until <= now())`;

/** The items that are not snoozed, for a count. */
export const awakeItems = (today: string, roles: EmployeeRoles) => selectItems(roles, today).where(IS_AWAKE);

const order = [
  { column: 'c.deadline', key: 'deadline' },
  { column: 'c.kind', key: 'kind' },
  { column: 'c.subjectId', key: 'subjectId' },
];

type ItemRow = InboxFacts &
  Cause & {
    assigneeId: string | null;
    assigneeName: string | null;
    snoozedUntil: string | null;
    actsAt: string | null;
    failure: string | null;
    chargesCard: boolean;
    version: number | null;
  };

/** The items of a part of the inbox, those with the earliest deadline first. */
export async function inboxPage(ctx: Context, { scope, kinds, customerId }: InboxFilter, args: PageArgs) {
  let query = itemColumns(ctx.person.employeeRoles);
  if (scope !== 'ALL') query = query.where(IS_AWAKE);
  if (scope === 'MINE') query = query.where('m.assignee_id', '=', ctx.person.userId);
  if (kinds?.length) query = query.where('c.kind', '=', equalsAny(kinds) as never);
  if (customerId !== null) query = query.where('c.customerId', '=', customerId);
  const page = await readPage<ItemRow>({
    read: (compiled) => ctx.admin.read(compiled),
    query: query as never,
    order,
    direction: 'asc',
    args,
  });
  page.edges.forEach(({ node }) => Object.assign(node, shownPart(node, ctx.person.userId)));
  return page;
}

/** The named items that still wait. */
export async function inboxItems(ctx: Context, keys: InboxKey[]) {
  const rows = (await ctx.admin.read(
    itemColumns(ctx.person.employeeRoles).where(
      sql<boolean>`(c.kind, c."subjectId") in (select * from unnest(${sql.val(keys.map(({ kind }) => kind))}::text[],
        ${sql.val(keys.map(({ subjectId }) => subjectId))}::text[]))`,
    ),
  )) as ItemRow[];
  return rows.map((row) => ({ ...row, ...shownPart(row, ctx.person.userId) }));
}

function shownPart(row: ItemRow, viewerId: string) {
  return {
    id: itemId(row),
    text: inboxText({ ...row, detail: shownDetail(row) }),
    isMine: row.assigneeId === viewerId,
  };
}

/** More of a comment than a row shows; the opened item has all of it. */
const MAX_QUOTE = 200;

function shownDetail({ kind, detail }: ItemRow): string | null {
  if (kind === 'HELP_DESK_KEY') return SeatFault[detail as SeatFault].label;
  if (kind !== 'TASK_COMMENT' || detail === null) return detail;
  const text = plainText(readRichText(detail)).replaceAll(/\s+/g, ' ');
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE).trimEnd()} …` : text;
}

export async function inboxCounts(ctx: Context) {
  const [counts] = await ctx.admin.read(
    selectItems(ctx.person.employeeRoles).select([
      sql<number>`count(*) filter (where ${IS_AWAKE} and m.assignee_id = ${ctx.person.userId})`.as('mine'),
      sql<number>`count(*) filter (where ${IS_AWAKE})`.as('team'),
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where ${IS_AWAKE} and c.deadline < now())`.as('overdue'),
    ]),
  );
  return { id: 'inbox', ...counts! };
}

/** The active employees, by name. */
export const colleagues = (admin: Reader) =>
  admin.read(
    sqlBuilder
      .selectFrom('user_account')
      .select(['id', 'name'])
      .where('role', '<>', 'USER')
      .where('deactivated_at', 'is', null)
      .orderBy('name')
      .limit(200),
  );
