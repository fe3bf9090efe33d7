import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { DineroDocument } from '../../../providers/dinero/Dinero.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';
import { creditInvoice } from '../invoices/creditInvoice.service.ts';
import { lockInvoice } from '../invoices/lockInvoice.service.ts';
import { nameOf } from '../invoices/payment.service.ts';
import type { Invoice } from '../ledger/Invoice.ts';
import { compareInvoice } from './compareInvoice.ts';
import { BOOKING_ACTOR } from './findOrCreateContact.ts';

const system = { role: dbRoles.system };
const REASON = 'Krediteret i Dinero';

/** Thrown for a credit that cannot be divided among the lines of the invoice. */
class DoesNotFit extends Error {}

/**
 * Stores credit notes that were made at Dinero for invoices of the portal. The amount is taken from the lines in their
 * order. A credit that does not fit is stored as a difference, and an admin decides about it.
 */
export async function readBackCreditNotes(services: Services, listed: readonly string[]): Promise<void> {
  const notes: DineroDocument[] = [];
  const known = await knownOf(services, listed);
  for (const id of listed.filter((each) => !known.has(each))) {
    const note = await services.dinero.document('CREDIT_NOTE', id);
    if (note?.isBooked && !note.isDeleted && note.creditNoteFor !== null) notes.push(note);
  }
  for (const [dineroId, own] of Map.groupBy(notes, ({ creditNoteFor }) => creditNoteFor!)) {
    const [invoice] = await services.reads.run(
      system,
      sqlBuilder
        .selectFrom('invoice')
        .select('id')
        .where('dinero_id', '=', dineroId)
        .where('kind', '=', 'INVOICE')
        .where('number', 'is not', null),
    );
    if (invoice) await creditAsThere(services, invoice.id, own);
  }
}

/** Records earlier payments before the credits, because a credit of a paid invoice is to be paid out. */
async function creditAsThere(services: Services, invoiceId: string, notes: readonly DineroDocument[]): Promise<void> {
  await compareInvoice(
    services,
    invoiceId,
    notes.reduce((sum, { gross }) => sum + gross, 0),
  );
  for (const note of notes) {
    try {
      await services.writes.run(system, (write) => store(services, write, invoiceId, note));
    } catch (error) {
      // While a card payment reserves the invoice, the credit waits for the next reading.
      const isRefused = error instanceof AppError && error.code !== 'CONFLICT';
      if (!isRefused && !(error instanceof DoesNotFit)) throw error;
      await markDifference(services, invoiceId, note);
    }
  }
  await compareInvoice(services, invoiceId);
}

async function store(
  services: Services,
  write: Write,
  invoiceId: string,
  { id: dineroId, number, net, gross }: DineroDocument,
): Promise<void> {
  const { invoice } = await lockInvoice(write, invoiceId);
  const lines = divide(await creditableLines(write, invoice), net);
  const note = await creditInvoice(write, services, {
    invoiceId,
    lines,
    reason: REASON,
    issuedById: null,
    booked: { dineroId, number: number! },
  });
  if (note.gross !== -gross) throw new DoesNotFit();
  await runIn(
    write.em,
    sqlBuilder.updateTable('dinero_document').set({ next_attempt_at: null }).where('invoice_id', '=', note.id),
  );
  await recordActivity(write, BOOKING_ACTOR, {
    customerId: invoice.customerId,
    entityType: 'invoice',
    entityId: note.id,
    title: `${nameOf(invoice)} er krediteret med ${nameOf(note).toLowerCase()}`,
    description: REASON,
  });
}

const creditableLines = ({ em }: Write, { id }: Invoice) =>
  runIn(
    em,
    sql<{ position: number; left: number }>`select l.position, l.net + coalesce(sum(c.net), 0)::int as left
     from invoice_line l left join invoice n on n.credits_id = l.invoice_id
       left join invoice_line c on c.invoice_id = n.id and c.credits_position = l.position
     where l.invoice_id = ${id} group by l.position, l.net order by l.position`,
  );

/** Takes an amount from the lines in their order. */
function divide(lines: readonly { position: number; left: number }[], net: number) {
  let rest = net;
  const taken = lines.flatMap(({ position, left }) => {
    const part = Math.min(left, rest);
    rest -= part;
    return part > 0 ? [{ position, net: part }] : [];
  });
  if (rest > 0 || !taken.length) throw new DoesNotFit();
  return taken;
}

async function knownOf({ reads }: Services, dineroIds: readonly string[]): Promise<Set<string>> {
  const rows = await reads.run(
    system,
    sql<{ dineroId: string }>`select dinero_id as "dineroId" from invoice where dinero_id = any(${dineroIds}::text[])`,
  );
  return new Set(rows.map(({ dineroId }) => dineroId));
}

const markDifference = ({ writes }: Services, invoiceId: string, { gross }: DineroDocument): Promise<void> =>
  writes.run(system, async (write) => {
    const [row] = await runIn(
      write.em,
      sql<{ customerId: string }>`update dinero_document d
       set difference = 'CREDITED_THERE', difference_amount = ${gross}
       from invoice i where i.id = d.invoice_id and d.invoice_id = ${invoiceId}
       returning i.customer_id as "customerId"`,
    );
    if (row) write.publish({ topic: 'invoice.changed', id: invoiceId, customerId: row.customerId });
  });
