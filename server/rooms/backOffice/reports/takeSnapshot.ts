import { sql } from 'kysely';
import type { FigureDifference } from '../../../../domain/backOffice/reports/figures.ts';
import { addDays, dateOf, momentOf } from '../../../../domain/basics/dates.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import { invoicedFigures, openFigures, openInvoices, soldHours, usedHours } from './moneySql.ts';
import type { Night } from './night.ts';
import { revenueFigures, revenueInLedger, revenueTables } from './revenueSql.ts';
import { serviceLevelFigures, renewalFigures, seatFigures, taskFigures } from './stateSql.ts';

const system = { role: dbRoles.system };

/**
 * Computes and stores the figures of a day, and compares them with the ledger, in one transaction. Returns false when
 * they were stored before, also by another process at the same time. Days must be computed in their order.
 */
export async function takeSnapshot({ writes, log }: Services, day: string, now = new Date()): Promise<boolean> {
  const isLate = day < addDays(dateOf(now), -1);
  return writes.run(system, async ({ em }) => {
    const claimed = await runIn(
      em,
      sql`
        insert into daily_snapshot (day, taken_at, is_late) values (${day}, ${now}, ${isLate})
        on conflict do nothing returning day`,
    );
    if (!claimed.length) return false;
    const isFirst = !(await runIn(em, sql`select 1 from daily_snapshot where day < ${day} limit 1`)).length;
    const end = momentOf(addDays(day, 1));
    const night: Night = { day, start: momentOf(day), end, cutoff: isLate ? end : 'infinity', isLate, isFirst };
    const rows = await runIn(em, figuresOf(night));
    const differences = rows
      .map(({ figure, amount, ledger }) => ({ figure, amount: Number(amount), ledger: Number(ledger) }))
      .filter(({ amount, ledger }) => amount !== ledger);
    if (!differences.length) return true;
    log.error({ day, differences }, 'figures of a day differ from the ledger');
    await runIn(
      em,
      sql`update daily_snapshot set differences = ${JSON.stringify(differences)}::jsonb where day = ${day}`,
    );
    return true;
  });
}

type ComparedRow = Pick<FigureDifference, 'figure'> & { amount: string | number; ledger: string | number };

/**
 * One statement, so that figures and ledger are read at the same moment, whatever is written meanwhile. Returns the
 * figures that the ledger knows as well, with what it says.
 */
const figuresOf = (night: Night) => sql<ComparedRow>`
  with ${revenueTables(night)}, ${openInvoices(night)},
  figure as materialized (
    ${revenueFigures(night)}
    union all ${openFigures(night)}
    union all ${invoicedFigures(night)}
    union all ${soldHours(night)}
    union all ${usedHours(night)}
    union all ${seatFigures(night)}
    union all ${serviceLevelFigures(night)}
    ${night.isLate ? sql`` : sql`union all ${renewalFigures(night)} union all ${taskFigures(night)}`}),
  stored as (
    insert into daily_figure (day, figure, key, amount, count)
    select ${night.day}::date, figure, key, amount, count from figure where amount <> 0 or count <> 0)
  select 'RECURRING_REVENUE' as figure, (select amount from figure where figure = 'RECURRING_REVENUE') as amount,
    (${revenueInLedger(night)}) as ledger
  union all
  select 'INVOICED', (select amount from figure where figure = 'INVOICED'),
    (select coalesce(sum(e.net), 0) from invoice i join ledger_entry e on e.invoice_id = i.id
      where i.issued_on = ${night.day}::date)
  ${
    night.isLate
      ? sql``
      : sql`union all
  select 'OUTSTANDING', (select coalesce(sum(case figure when 'OUTSTANDING' then amount else -amount end), 0)
      from figure where figure in ('OUTSTANDING', 'CREDIT_OWED')),
    (select coalesce(sum(open), 0) from invoice where open <> 0)`
  }`;
