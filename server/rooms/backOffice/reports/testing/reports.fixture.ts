import type { Figure } from '../../../../../domain/backOffice/reports/figures.ts';
import { addDays, dateOf } from '../../../../../domain/basics/dates.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const reportsRows = (rows: TestRows) => ({
  /** A computed day, by default yesterday. Returns the day. */
  async dailySnapshot(fields: Row = {}): Promise<string> {
    const row = { day: addDays(dateOf(), -1), taken_at: new Date(), is_late: false, ...fields };
    const columns = Object.keys(row);
    await rows.sql(
      `insert into daily_snapshot (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})
       on conflict do nothing`,
      Object.values(row),
    );
    return row.day;
  },

  async dailyFigure(day: string, figure: Figure, fields: Row = {}): Promise<void> {
    await rows.insert('daily_figure', { day, figure, key: '', amount: 0, count: 0, ...fields });
  },

  async recurringRevenue(customerId: string, fields: Row = {}): Promise<void> {
    await rows.insert('recurring_revenue', {
      customer_id: customerId,
      from_day: addDays(dateOf(), -1),
      amount: 500_00,
      ...fields,
    });
  },
});

export const fixture: Fixture = {
  factories: reportsRows,
  tablesWithoutPeople: ['daily_figure', 'daily_snapshot', 'recurring_revenue'],
  examples: {
    async DailySnapshot({ app }) {
      await app.world.dailySnapshot();
    },
    async DailyFigure({ app, mark }) {
      await app.world.dailyFigure(await app.world.dailySnapshot(), 'TASKS', { key: mark, count: 1 });
    },
    async RecurringRevenue({ app, customerId }) {
      await app.world.recurringRevenue(customerId);
    },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof reportsRows> {}
}
