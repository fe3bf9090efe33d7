import { containsPattern } from '../../../platform/db/containsPattern.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery, type RowOf } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { RowsById } from '../../../platform/graphql/RowLoader.ts';

const columns = [
  'id',
  'name',
  'title',
  'email',
  'phone',
  'avatar',
  'calendar_booking_url as calendarBookingUrl',
  'is_active as isActive',
  'version',
] as const;
export const contacts = sqlBuilder.selectFrom('team_member').select(columns);
/** Includes columns for admins only. */
const members = contacts.select('click_up_id as clickUpId');
const order = [
  { column: 'name', key: 'name' },
  { column: 'id', key: 'id' },
];

/** Without columns for admins. Row-level security limits a company to its own point of contact. */
export const contactsByIds = new RowQuery(contacts);

/** At most 200 members. Not paged, because the team is small. */
export const activeTeam = (ctx: Reader) =>
  ctx.read(members.where('is_active', '=', true).orderBy('name').orderBy('id').limit(200));

export const everyMember = (ctx: Reader) => ctx.read(members.orderBy('name').orderBy('id'));

export async function memberChange(ctx: Reader, id: string) {
  const [row] = await ctx.read(members.where('id', '=', id));
  return changePayload(id, row, order);
}

export function memberPage(ctx: Reader, search: string | null | undefined, args: PageArgs) {
  let query = members;
  if (search?.trim())
    query = query.where((eb) =>
      eb.or((['name', 'email', 'title'] as const).map((column) => eb(column, 'ilike', containsPattern(search)))),
    );
  return readPage({ read: (compiled) => ctx.read(compiled), query, order, direction: 'asc', args });
}

export type ContactRow = RowOf<typeof contactsByIds>;

export const contactLoader = defineLoader((reader) => new RowsById(reader, contactsByIds));
