import { addMonths, dateOf } from '../../../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../../../domain/testing/cardNumbers.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import type { Person } from '../../../../testing/World.ts';
import { createOrderingDepartment } from '../../../sales/serviceAgreements/testing/orderingDepartment.ts';
import { retryPayments, settlePayments } from '../payments.jobs.ts';

export interface FailedEntry {
  id: string;
  status: string;
  method: string;
  attempt: number;
  failure_message: string | null;
  next_retry_at: Date | null;
  provider_id: string | null;
}

interface Link {
  state: string;
  description: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  gross: number | null;
  companyName: string | null;
  card: { last4: string } | null;
  failureMessage: string | null;
}

interface LinkAnswers {
  paymentLink: Link;
  startLinkPayment: { link: Link; clientSecret: string; storedCardId: string };
  settleLinkPayment: Link;
}

const job = { id: 'test', data: {} };
const LINK = 'state description periodFrom periodTo gross companyName card { last4 } failureMessage';

export type FailedPeriod = Awaited<ReturnType<typeof createFailedPeriod>>;

/** An active agreement whose first period the portal could not charge to the department's card. */
export async function createFailedPeriod(
  app: TestApp,
  providers: Providers,
  admin: Person,
  number: string = cardNumbers.declinedWhenCharged,
) {
  const department = await createOrderingDepartment(app, providers, admin);
  await department.payByCard(number);
  const { data } = await department.create({
    departmentId: department.id,
    duration: 12,
    startDate: dateOf(),
    endDate: addMonths(dateOf(), 12),
    status: 'ACTIVE',
    paymentInterval: 'YEARLY',
  });
  const agreementId = data.createServiceAgreement.edge.node.id as string;
  const entries = () =>
    app.db.sql<FailedEntry>(
      `select id, status, method, attempt, failure_message, next_retry_at, provider_id from ledger_entry
       where department_id = $1 order by id`,
      [department.id],
    );
  const [{ id: entryId }] = (await entries()) as [FailedEntry];
  /** Reads what an operation with a link answers to somebody without a session. */
  const visit = async (document: string, key: string) =>
    (await app.graphql<string>(document, { variables: { key } })).data as LinkAnswers;
  return {
    ...department,
    agreementId,
    entryId,
    entries,
    entry: async () => (await entries())[0]!,
    /** Moves the failure into the past. */
    daysLater: (days: number) =>
      app.db.sql(
        `update ledger_entry set first_failed_at = first_failed_at - make_interval(days => $2),
           next_retry_at = next_retry_at - make_interval(days => $2) where id = $1`,
        [entryId, days],
      ),
    retry: () => retryPayments(app.portal.services, job),
    async settle() {
      await app.db.sql('update ledger_entry set next_check_at = now() where id = $1', [entryId]);
      await settlePayments(app.portal.services, job);
    },
    pausedAt: async () =>
      (
        await app.db.sql<{ paused_at: Date | null }>('select paused_at from service_agreement where id = $1', [
          agreementId,
        ])
      )[0]!.paused_at,
    async charges() {
      const [company] = await app.db.sql<{ stripe_customer_id: string }>(
        'select stripe_customer_id from customer where id = $1',
        [department.person.customerId],
      );
      const answer = await fetch(
        `${providers.settings.stripe.apiUrl}/v1/payment_intents?limit=100&customer=${company!.stripe_customer_id}`,
        { headers: { authorization: `Bearer ${providers.settings.stripe.secretKey}` } },
      );
      return ((await answer.json()) as { data: { status: string; amount: number }[] }).data;
    },
    /** The key of a link that a member of the company asks for. */
    async linkKey(token = department.person.token) {
      const answer = await app.graphql('mutation ($id: ID!) { createPaymentLink(id: $id) }', {
        variables: { id: entryId },
        token,
      });
      return new URL(answer.data.createPaymentLink as string, app.config.publicUrl).searchParams.get('key')!;
    },
    open: async (key: string) =>
      (await visit(`query ($key: String!) { paymentLink(key: $key) { ${LINK} } }`, key)).paymentLink,
    start: async (key: string) =>
      (
        await visit(
          `mutation ($key: String!) { startLinkPayment(key: $key) { link { ${LINK} } clientSecret storedCardId } }`,
          key,
        )
      ).startLinkPayment,
    settleLink: async (key: string) =>
      (await visit(`mutation ($key: String!) { settleLinkPayment(key: $key) { ${LINK} } }`, key)).settleLinkPayment,
    mails: () =>
      app.db.sql<{ kind: string; recipient: string; subject: string; text: string }>(
        `select kind, recipient, subject, text from mail
         where kind in ('card-payment-failed', 'goods-resumed') and recipient = $1 order by id`,
        [department.person.email],
      ),
  };
}
