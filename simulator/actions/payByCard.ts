import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { valuesWith } from './callUntilDone.ts';
import { outcomeOf } from './send.ts';

interface Confirmation {
  clientSecret: string;
  paymentMethodId: string;
}

/**
 * A customer buys hours by card and answers the bank's question. The page may be closed before the portal hears of the
 * answer, and a page from earlier may be used after its payment has ended in another way.
 */
export const payByCard: Action = {
  name: 'payByCard',
  weight: 5,
  isFor: ({ kind }) => kind === 'customer' || kind === 'impersonator',
  reaches: ['resumePayment'],
  async run(simulation, customer, random) {
    const { knowledge } = customer;
    const bought = await buyByCard(simulation, customer, random);
    const entryId = await waitingPayment(simulation, customer, random);
    if (!entryId) return `payByCard: ${bought}, and no payment waits`;
    const resume = () =>
      callField(simulation, customer, { kind: 'mutation', field: 'resumePayment', variables: { entryId } });
    const { body } = await resume();
    const { data } = body as { data?: { resumePayment: { confirmation: Confirmation | null } } | null };
    const confirmation = data?.resumePayment.confirmation;
    if (confirmation) knowledge.learnValue('confirmation', confirmation);
    const earlier = knowledge.valuesOf('confirmation') as Confirmation[];
    const opened = random.chance(0.2) && earlier.length ? random.pick(earlier) : confirmation;
    if (!opened) return `payByCard: ${bought}, nothing to confirm for ${entryId}`;
    const answer = random.chance(0.7) ? 'approve' : 'refuse';
    const confirmed = await simulation.providers.browser.confirmPayment(
      opened.clientSecret,
      opened.paymentMethodId,
      answer,
    );
    const outcome = `${bought}, ${answer} ${entryId} → ${confirmed.body.error?.code ?? confirmed.body.status}`;
    if (random.chance(0.4)) return `payByCard: ${outcome}, and the page was closed`;
    return `payByCard: ${outcome} → ${outcomeOf(await resume())}`;
  },
};

async function buyByCard(simulation: Simulation, customer: Actor, random: Random): Promise<string> {
  const departments = await simulation.db.sql<{ id: string }>(
    `select id from department
     where customer_id = $1 and payment_method = 'CREDIT_CARD' order by id`,
    [customer.customerId],
  );
  if (!departments.length) return 'no department has a card';
  const departmentId = random.pick(departments).id;
  const variables = valuesWith(simulation, customer, random, 'buyClipCard', { input: { departmentId } });
  const answer = await callField(simulation, customer, { kind: 'mutation', field: 'buyClipCard', variables });
  return `bought for ${departmentId} → ${outcomeOf(answer)}`;
}

/** A payment of the company whose outcome is open. */
async function waitingPayment({ db }: Simulation, { customerId }: Actor, random: Random): Promise<string | undefined> {
  const entries = await db.sql<{ id: string }>(
    `select id from ledger_entry
     where customer_id = $1 and method = 'CREDIT_CARD' and status = 'PENDING' order by id desc limit 5`,
    [customerId],
  );
  return entries.length ? random.pick(entries).id : undefined;
}
