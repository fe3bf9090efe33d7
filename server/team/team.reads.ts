import type { Reader } from '../context.ts';
import { anyOf } from '../db/anyOf.ts';
import { sqlBuilder } from '../db/tables.ts';

const members = sqlBuilder.selectFrom('team_member')
  .select(['id', 'name', 'title', 'email', 'phone', 'avatar', 'calendar_booking_url as calendarBookingUrl']);

/** As far as a customer may see anyone: the row-level policy shows it its own point of contact alone. */
export const contactsByIds = (ctx: Reader, ids: readonly string[]) => ctx.read(members.where('id', '=', anyOf(ids)));

/** A handful, so there is no paging. */
export const activeTeam = (ctx: Reader) => ctx.read(members.where('is_active', '=', true).orderBy('name').limit(200));

export type ContactRow = Awaited<ReturnType<typeof contactsByIds>>[number];
