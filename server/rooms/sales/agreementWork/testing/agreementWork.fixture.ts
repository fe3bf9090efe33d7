import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import { loggedWorkColumns } from '../../../../testing/loggedWork.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const agreementWorkRows = (rows: TestRows) => ({
  async agreementWork(agreementId: string, fields: Row = {}): Promise<string> {
    const id = newId('work');
    const customer_id = await rows.customerOf('service_agreement', agreementId);
    await rows.insert('agreement_work', {
      id,
      customer_id,
      agreement_id: agreementId,
      ...loggedWorkColumns(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: agreementWorkRows,
  examples: {
    AgreementWork: ({ app, mark, nodes }) =>
      app.world.agreementWork(nodes.ServiceAgreement!, { description: `${mark} arbejde` }),
  },
  mutations: {
    logAgreementWork: { callers: 'sales' },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof agreementWorkRows> {}
}
