import { addMonths, dateOf } from '../../../../../domain/basics/dates.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const regulationRows = (rows: TestRows) => ({
  /** A regulation of 2.5 %, by default for renewals from four months ahead. Returns its id. */
  async regulation(fields: Row = {}): Promise<string> {
    const id = newId('reg');
    await rows.insert('regulation', {
      id,
      percent: 250,
      valid_from: addMonths(dateOf(), 4),
      note: 'Årlig regulering',
      created_by_id: newId('user'),
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: regulationRows,
  tablesWithoutPeople: ['agreement_regulation', 'regulation'],
  examples: {
    async AgreementRegulation({ app, customerId, nodes }) {
      const regulationId = await app.world.regulation({ valid_from: '2020-01-01', withdrawn_at: new Date() });
      await app.db.sql(
        `insert into agreement_regulation (regulation_id, agreement_id, customer_id, state, end_date, changed_at)
         select $1, id, $2, 'LEFT_OUT', end_date, now() from service_agreement where id = $3`,
        [regulationId, customerId, nodes.ServiceAgreement!],
      );
    },
  },
  mutations: {
    planRegulation: { callers: 'admin', skip: 'has no company' },
    withdrawRegulation: { callers: 'admin', skip: 'has no company' },
    leaveOutOfRegulation: { callers: 'sales', skip: 'has no company' },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof regulationRows> {}
}
