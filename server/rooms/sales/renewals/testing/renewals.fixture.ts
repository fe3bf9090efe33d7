import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';
import { undecide } from './undecide.ts';

const renewalsRows = (rows: TestRows) => ({
  /** A decision about the current term of a licence, by default that it ends. */
  async renewalDecision(licenseId: string, fields: Row = {}): Promise<void> {
    const [license] = (await rows.sql('select customer_id, valid_until from license where id = $1', [licenseId])) as [
      Row,
    ];
    await rows.insert('renewal_decision', {
      subject_id: licenseId,
      customer_id: license['customer_id'],
      end_date: license['valid_until'],
      outcome: 'EXPIRE',
      decided_at: new Date(),
      ...fields,
    });
  },
});

export const fixture: Fixture = {
  factories: renewalsRows,
  tablesWithoutPeople: ['renewal_decision', 'renewal_plan'],
  examples: {
    async RenewalDecision({ app, nodes }) {
      await app.world.renewalDecision(nodes.License!);
    },
  },
  mutations: {
    changePaymentInterval: { callers: 'buyers' },
    decideAgreement: { callers: 'buyers' },
    decideRenewal: { callers: 'buyers' },
    undoAgreementDecision: { callers: 'buyers' },
    undoRenewalDecision: { callers: 'buyers' },
    saveRenewal: { callers: 'sales', prepare: undecide, edit: 'has another rule' },
    renew: { callers: 'sales', prepare: undecide },
    letExpire: { callers: 'sales', prepare: undecide },
  },
  values: { shownMonth: null, snoozedUntil: null, ownerId: null },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof renewalsRows> {}
}
