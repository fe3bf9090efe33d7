import { newId } from '../../../../platform/db/ids.ts';
import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const paymentsRows = (rows: TestRows) => ({
  async ledgerEntry(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('ledg');
    await rows.insert('ledger_entry', {
      id,
      ...(await rows.ownerOf(departmentId)),
      subject: 'clip_card',
      subject_id: newId('clip'),
      description: 'Klippekort, 10 timer',
      net: 1_000_00,
      vat: 250_00,
      gross: 1_250_00,
      method: 'INVOICE',
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

/** Makes the entry of the company one of a later period whose card payment has failed. */
const failCardPayment = ({ app, ids }: Company) =>
  app.db.sql(
    `update ledger_entry set status = 'FAILED', method = 'CREDIT_CARD', origin = 'PORTAL',
       subject = 'service_agreement', first_failed_at = now(), settled_at = now() where id = $1`,
    [ids.entryId],
  );

export const fixture: Fixture = {
  factories: paymentsRows,
  examples: {
    async LedgerEntry({ app, ids, mark, nodes }) {
      ids.entryId = await app.world.ledgerEntry(nodes.Department!, {
        description: `${mark} klippekort`,
        subject_id: nodes.ClipCard!,
      });
      return ids.entryId;
    },
  },
  mutations: {
    setPaymentMethod: { callers: 'companyNotImpersonated', skip: 'is finished at a provider' },
    createCardSetup: { callers: 'companyNotImpersonated' },
    attachCard: { callers: 'companyNotImpersonated', skip: 'is finished at a provider' },
    setDefaultPaymentMethod: { callers: 'companyNotImpersonated' },
    removeDefaultPaymentMethod: { callers: 'companyNotImpersonated' },
    settlePurchase: { callers: 'payers', skip: 'is finished at a provider' },
    resumePayment: { callers: 'payers' },
    createPaymentLink: { callers: 'payers', id: 'LedgerEntry', prepare: failCardPayment },
    startLinkPayment: { callers: 'anybody', skip: 'has no company' },
    settleLinkPayment: { callers: 'anybody', skip: 'has no company' },
    markPaid: { callers: 'bookkeeping' },
  },
  topics: { 'ledger.changed': 'Department' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof paymentsRows> {}
}
