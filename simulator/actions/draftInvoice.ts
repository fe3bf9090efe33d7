import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { callUntilDone } from './callUntilDone.ts';
import { passTimeUntil } from './passTime.ts';
import { isSuccess, outcomeOf } from './send.ts';

/** The time after which an admin tries again. An earlier attempt may be refused, because the first may still run. */
const PATIENCE_MS = 2 * 60_000;

/** An admin creates the draft of an invoice at the accounting provider, and tries again when that fails. */
export const draftInvoice: Action = {
  name: 'draftInvoice',
  weight: 8,
  isFor: ({ kind }) => kind === 'admin',
  reaches: ['createInvoiceDraft', 'createDineroContact', 'linkDineroContact'],
  async run(simulation, admin, random) {
    const { db, clock } = simulation;
    const [entry] = await db.sql<{ id: string; customer_id: string; dinero_contact_id: string | null }>(
      `select l.id, l.customer_id, c.dinero_contact_id from ledger_entry l join customer c on c.id = l.customer_id
       where l.method = 'INVOICE' and l.status = 'PENDING' and l.invoice_draft_id is null
       order by l.id desc limit 1 offset $1`,
      [random.below(3)],
    );
    if (!entry) return 'draftInvoice: no entry waits';
    if (!entry.dinero_contact_id) await linkNewContact(simulation, admin, entry.customer_id, random);
    const draft = () =>
      callField(simulation, admin, {
        kind: 'mutation',
        field: 'createInvoiceDraft',
        variables: { entryId: entry.id },
      });
    const first = await draft();
    if (isSuccess(first)) return `draftInvoice ${entry.id} → ${outcomeOf(first)}`;
    await passTimeUntil(simulation, new Date(clock.now().getTime() + PATIENCE_MS));
    return `draftInvoice ${entry.id} → ${outcomeOf(first)}, and later → ${outcomeOf(await draft())}`;
  },
};

async function linkNewContact(simulation: Simulation, admin: Actor, customerId: string, random: Random): Promise<void> {
  const created = await callUntilDone(simulation, admin, random, 'createDineroContact');
  if (!created) return;
  const { data } = created.body as { data: { createDineroContact: { id: string } } };
  await callField(simulation, admin, {
    kind: 'mutation',
    field: 'linkDineroContact',
    variables: { customerId, dineroContactId: data.createDineroContact.id },
  });
}
