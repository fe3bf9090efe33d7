import { vatOf } from '../../../../../domain/basics/money.ts';
import { createTestApp, type TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import { issueInvoices } from '../../invoices/invoice.jobs.ts';

/** A portal whose invoices are booked and numbered by the stand-in of Dinero. Its jobs run when a test runs them. */
export const createBookingApp = (providers: Providers): Promise<TestApp> =>
  createTestApp(
    {
      ...providers.settings,
      invoices: { isIssuedHere: true, areBookedAtDinero: true, paymentDays: 14 },
      reminders: { isOn: true, days: [10, 20, 30], fee: 100_00 },
    },
    { runJobs: false },
  );

export interface BookedInvoice {
  id: string;
  number: number | null;
  dineroId: string;
  gross: number;
  open: number;
  version: number;
  problem: string | null;
  difference: string | null;
  differenceAmount: number | null;
}

/** Issues an invoice of a clip card for each amount, which Dinero has not booked yet. Returns its id. */
export async function issueInvoice({ world, portal, db }: TestApp, departmentId: string, nets = [1_000_00]) {
  for (const net of nets) {
    const subject_id = await world.clipCard(departmentId, { status: 'PENDING' });
    await world.ledgerEntry(departmentId, { subject_id, net, vat: vatOf(net), gross: net + vatOf(net) });
  }
  await issueInvoices(portal.services);
  const [invoice] = await db.sql<{ id: string }>(
    'select id from invoice where department_id = $1 order by id desc limit 1',
    [departmentId],
  );
  return invoice!.id;
}

export async function readInvoice({ db }: TestApp, id: string): Promise<BookedInvoice> {
  const [invoice] = await db.sql<BookedInvoice>(
    `select i.id, i.number, i.dinero_id as "dineroId", i.gross, i.open, i.version, d.problem, d.difference,
       d.difference_amount as "differenceAmount"
     from invoice i join dinero_document d on d.invoice_id = i.id where i.id = $1`,
    [id],
  );
  return invoice!;
}

/** Lets the job work on everything again, as if the time until the next attempt had passed. */
export const attemptAgain = ({ db }: TestApp) =>
  db.sql('update dinero_document set next_attempt_at = now() where next_attempt_at is not null');
