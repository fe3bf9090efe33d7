import { recordActivity } from '../activity/recordActivity.ts';
import { dbRoles } from '../db/roles.ts';
import type { Write } from '../db/writes.ts';
import { AppError } from '../errors.ts';
import { creditInvoice } from '../invoices/creditInvoice.ts';
import type { Invoice } from '../invoices/Invoice.ts';
import { lockInvoice } from '../invoices/lockInvoice.ts';
import { nameOf } from '../invoices/payment.service.ts';
import type { DineroDocument } from '../providers/dinero/Dinero.ts';
import type { Services } from '../services.ts';
import { compareInvoice } from './compareInvoice.ts';
import { BOOKING_ACTOR } from './dineroContact.ts';

const system = { role: dbRoles.system };
const REASON = 'Krediteret i Dinero';

/** Thrown for a credit that cannot be divided among the lines of the invoice. */
class DoesNotFit extends Error {}

/**
 * Stores a credit note that was made at Dinero for an invoice of the portal. The amount is taken from the lines in their
 * order. A credit that does not fit is stored as a difference, and an admin settles it by hand.
 */
export async function readBackCreditNote(services: Services, listed: DineroDocument): Promise<void> {
  if (await isKnown(services, listed.id)) return;
  const note = await services.dinero.document('CREDIT_NOTE', listed.id);
  if (!note?.isBooked || note.isDeleted || note.number === null || note.creditNoteFor === null) return;
  const [invoice] = await services.reads.runSql<{ id: string }>(
    system,
    `select id from invoice where dinero_id = $1 and kind = 'INVOICE' and number is not null`,
    [note.creditNoteFor],
  );
  if (!invoice) return;
  try {
    await services.writes.run(system, (write) => store(services, write, invoice.id, note, note.number!));
  } catch (error) {
    if (!(error instanceof DoesNotFit || error instanceof AppError)) throw error;
    await markDifference(services, invoice.id, note);
  }
  await compareInvoice(services, invoice.id);
}

async function store(
  services: Services,
  write: Write,
  invoiceId: string,
  { id: dineroId, net, gross }: DineroDocument,
  number: number,
): Promise<void> {
  const { invoice } = await lockInvoice(write, invoiceId);
  const lines = divide(await creditableLines(write, invoice), net);
  const note = await creditInvoice(write, services.config, {
    invoiceId,
    lines,
    reason: REASON,
    issuedById: null,
    booked: { dineroId, number },
  });
  if (note.gross !== -gross) throw new DoesNotFit();
  await write.em.execute('update dinero_document set next_attempt_at = null where invoice_id = ?', [note.id]);
  await recordActivity(write, BOOKING_ACTOR, {
    customerId: invoice.customerId,
    entityType: 'invoice',
    entityId: note.id,
    title: `${nameOf(invoice)} er krediteret med ${nameOf(note).toLowerCase()}`,
    description: REASON,
  });
}

const creditableLines = ({ em }: Write, { id }: Invoice) =>
  em.execute<{ position: number; left: number }[]>(
    `select l.position, l.net + coalesce(sum(c.net), 0)::int as left
     from invoice_line l left join invoice n on n.credits_id = l.invoice_id
       left join invoice_line c on c.invoice_id = n.id and c.credits_position = l.position
     where l.invoice_id = ? group by l.position, l.net order by l.position`,
    [id],
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

async function isKnown({ reads }: Services, dineroId: string): Promise<boolean> {
  const rows = await reads.runSql(system, 'select 1 from invoice where dinero_id = $1', [dineroId]);
  return rows.length > 0;
}

const markDifference = ({ writes }: Services, invoiceId: string, { gross }: DineroDocument): Promise<void> =>
  writes.run(system, async (write) => {
    const [row] = await write.em.execute<{ customerId: string }[]>(
      `update dinero_document d set difference = 'CREDITED_THERE', difference_amount = ?
       from invoice i where i.id = d.invoice_id and d.invoice_id = ? returning i.customer_id as "customerId"`,
      [gross, invoiceId],
    );
    if (row) write.publish({ topic: 'invoice.changed', id: invoiceId, customerId: row.customerId });
  });
