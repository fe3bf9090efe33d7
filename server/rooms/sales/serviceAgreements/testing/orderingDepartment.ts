import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import { runAs } from '../../../../testing/runAs.ts';
import type { Person } from '../../../../testing/World.ts';
import { payByCard } from '../../../money/payments/testing/payByCard.ts';

export type OrderingDepartment = Awaited<ReturnType<typeof createOrderingDepartment>>;

interface LedgerRow {
  status: string;
  net: number;
  gross: number;
  method: string;
  description: string;
}

const BUY = `mutation ($input: BuyServiceAgreementInput!) { buyServiceAgreement(input: $input) {
  change { edge { node { id status startDate endDate duration licenseCount licensePrice } } }
  confirmation { clientSecret paymentMethodId publishableKey }
} }`;
const CREATE = `mutation ($input: ServiceAgreementInput!) {
  createServiceAgreement(input: $input) { edge { node { id status licenseCount paymentInterval } } }
}`;
const UPDATE = `mutation ($id: ID!, $changes: ServiceAgreementChanges!) {
  updateServiceAgreement(id: $id, changes: $changes) { edge { node { status paymentInterval user { id } } } }
}`;

/** Creates a department with twelve licences and no payment method, and calls of its user and of an admin. */
export async function createOrderingDepartment(app: TestApp, providers: Providers, admin: Person) {
  const person = await app.world.person();
  const id = await app.world.department(person.customerId!);
  const installationId = await app.world.installation(id);
  await app.world.license(installationId, { quantity: 12 });

  const run = runAs(() => ({ app, token: person.token }));
  const buy = (input: object = {}) =>
    run(BUY, {
      input: {
        purchaseId: randomUUID(),
        departmentId: id,
        duration: 36,
        paymentInterval: 'MONTHLY',
        acceptTerms: true,
        ...input,
      },
    });
  return {
    id,
    person,
    installationId,
    buy,
    /** Buys an agreement and returns its id. */
    buyAgreement: async (input?: object): Promise<string> =>
      (await buy(input)).data.buyServiceAgreement.change.edge.node.id,
    create: (input: object, token = admin.token) => run(CREATE, { input }, token),
    update: (agreementId: string, changes: object) => run(UPDATE, { id: agreementId, changes }, admin.token),
    activate: (agreementId: string, token = admin.token) =>
      run(
        'mutation ($id: ID!) { activateServiceAgreement(id: $id) { edge { node { status } } } }',
        { id: agreementId },
        token,
      ),
    statusOf: async (agreementId: string) =>
      (await app.db.sql<{ status: string }>('select status from service_agreement where id = $1', [agreementId]))[0]!
        .status,
    ledger: () =>
      app.db.sql<LedgerRow>(
        'select status, net, gross, method, description from ledger_entry where department_id = $1 order by id',
        [id],
      ),
    payByInvoice: () => app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [id]),
    payByCard: (number?: string) => payByCard(app, providers, { token: person.token, departmentId: id, number }),
  };
}
