import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';

/** As far as a customer may see anyone: the row-level policy shows it its own point of contact alone. */
export const contactsByIds = (ctx: Context, ids: readonly string[]) => ctx.read(
  sqlBuilder.selectFrom('team_member')
    .select(['id', 'name', 'title', 'email', 'phone', 'avatar', 'calendar_booking_url as calendarBookingUrl'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids as string[]))),
);

export type ContactRow = Awaited<ReturnType<typeof contactsByIds>>[number];
