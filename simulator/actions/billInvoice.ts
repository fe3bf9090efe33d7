import { dateOf } from '../../domain/basics/dates.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf } from './send.ts';

type Step = (simulation: Simulation, admin: Actor, random: Random) => Promise<string>;

/** An admin issues invoices, records their payments, undoes them, and credits lines; a bookkeeper works at Dinero. */
export const billInvoice: Action = {
  name: 'billInvoice',
  weight: 10,
  isFor: ({ kind }) => kind === 'admin',
  reaches: ['creditInvoice', 'recordInvoicePayment'],
  async run(simulation, admin, random, goal) {
    const wanted = goal === 'creditInvoice' ? credit : goal === 'recordInvoicePayment' ? pay : undefined;
    const step = wanted ?? random.pick([issue, issue, pay, pay, undo, credit, keepBooks]);
    return `billInvoice: ${await step(simulation, admin, random)}`;
  },
};

const issue: Step = async (simulation, admin, random) => {
  const [entry] = await simulation.db.sql<{ customerId: string }>(
    `select customer_id as "customerId" from ledger_entry where invoice_id is null order by id desc limit 1 offset $1`,
    [random.below(4)],
  );
  return entry ? call(simulation, admin, 'issueInvoices', entry) : 'nothing to issue';
};

const pay: Step = async (simulation, admin, random) => {
  const [invoice] = await simulation.db.sql<{ id: string; version: number; open: number }>(
    'select id, version, open from invoice where open <> 0 order by id desc limit 1 offset $1',
    [random.below(3)],
  );
  if (!invoice) return 'nothing to pay';
  const owed = Math.abs(invoice.open);
  // A quarter of the payments is too high, and must be refused.
  const amount = random.pick([owed, Math.ceil(owed / 3), 1, owed + 1]);
  const input = { invoiceId: invoice.id, version: invoice.version, amount, paidOn: dateOf(simulation.clock.now()) };
  return call(simulation, admin, 'recordInvoicePayment', { input });
};

const undo: Step = async (simulation, admin, random) => {
  const [payment] = await simulation.db.sql<{ paymentId: string }>(
    'select id as "paymentId" from invoice_payment order by id desc limit 1 offset $1',
    [random.below(3)],
  );
  return payment ? call(simulation, admin, 'undoInvoicePayment', payment) : 'nothing to undo';
};

const credit: Step = async (simulation, admin, random) => {
  const [line] = await simulation.db.sql<{ invoiceId: string; version: number; position: number; net: number }>(
    `select i.id as "invoiceId", i.version, l.position, l.net from invoice i join invoice_line l on l.invoice_id = i.id
     where i.kind = 'INVOICE' order by i.id desc, l.position limit 1 offset $1`,
    [random.below(4)],
  );
  if (!line) return 'nothing to credit';
  const { invoiceId, version, position, net } = line;
  const lines = [{ position, net: random.pick([net, Math.ceil(net / 3), 1]) }];
  return call(simulation, admin, 'creditInvoice', { input: { invoiceId, version, reason: 'Fejl', lines } });
};

const keepBooks: Step = async ({ db, providers: { dinero }, clock }, _admin, random) => {
  const [invoice] = await db.sql<{ dineroId: string; gross: number }>(
    `select dinero_id as "dineroId", gross from invoice where dinero_id is not null and number is not null
       and kind = 'INVOICE' order by id desc limit 1 offset $1`,
    [random.below(3)],
  );
  if (!invoice) return 'no booked invoice';
  const { dineroId, gross } = invoice;
  const kroner = random.pick([gross, Math.ceil(gross / 3), gross + 100]) / 100;
  const step = random.pick(['pay', 'pay', 'undo', 'credit'] as const);
  if (step === 'pay') dinero.payInvoice(dineroId, kroner, dateOf(clock.now()));
  if (step === 'undo') dinero.undoPayment(dineroId);
  if (step === 'credit') dinero.creditInvoice(dineroId, Math.round(kroner * 40) / 100);
  return `${step} at Dinero`;
};

async function call(simulation: Simulation, admin: Actor, field: string, variables: object): Promise<string> {
  const answer = await callField(simulation, admin, { kind: 'mutation', field, variables: { ...variables } });
  return `${field} → ${outcomeOf(answer)}`;
}
