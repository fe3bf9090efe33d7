import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { daysBetween } from '../../../../domain/basics/dates.ts';
import { formatExact, type Ore } from '../../../../domain/basics/money.ts';
import type { InvoiceKind } from '../../../../domain/money/invoices.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { conflict, AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { DineroClient, DineroDocument, DineroDocumentLine } from '../../../providers/dinero/Dinero.ts';
import { factsForDinero, type BilledLine } from '../invoices/dineroLine.reads.ts';
import { mailInvoice } from '../invoices/mailInvoice.service.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { compareInvoice } from './compareInvoice.ts';
import { findOrCreateContact } from './findOrCreateContact.ts';

const system = { role: dbRoles.system };
const TIME_LIMIT_MS = 90_000;

type StoredLine = Pick<DineroDocumentLine, 'description' | 'net' | 'gross' | 'hasVat'> & BilledLine;

interface Document {
  id: string;
  kind: InvoiceKind;
  number: number | null;
  dineroId: string;
  customerId: string;
  issuedOn: string;
  dueOn: string | null;
  eanNumber: string | null;
  poNumber: string | null;
  reason: string | null;
  gross: Ore;
  correctedId: string | null;
  correctedDineroId: string | null;
  lines: StoredLine[];
}

/**
 * Takes one step after the other until Dinero has booked the document and the portal knows its number. Each step first
 * reads how far the document has come there, so that it is created and booked once, wherever an earlier attempt ended.
 * A document that is booked already is compared.
 */
export async function bookDocument(services: Services, id: string): Promise<void> {
  const document = await findDocument(services, id);
  if (document.number === null) {
    const dinero = services.dinero.within(TIME_LIMIT_MS);
    const draft = await findOrCreate(services, dinero, document);
    const booked = draft.isBooked ? draft : await dinero.bookDocument(document.kind, draft);
    await storeNumber(services, document, booked);
  }
  await compareInvoice(services, document.correctedId ?? id);
}

async function findOrCreate(services: Services, dinero: DineroClient, document: Document): Promise<DineroDocument> {
  const { kind, dineroId, dueOn, issuedOn, correctedDineroId, reason } = document;
  let found = await dinero.document(kind, dineroId);
  if (!found) {
    await dinero.createDocument(kind, {
      id: dineroId,
      contactId: await findOrCreateContact(services, dinero, document.customerId),
      externalReference: document.id,
      date: issuedOn,
      paymentDays: dueOn === null ? null : daysBetween(issuedOn, dueOn),
      ean: document.eanNumber,
      poNumber: document.poNumber,
      comment: reason,
      creditNoteFor: correctedDineroId,
      lines: document.lines.map((line) => ({ ...line, ...factsForDinero(line) })),
    });
    found = await dinero.document(kind, dineroId);
  }
  if (!found) throw new AppError('PROVIDER_UNAVAILABLE', 'Dinero kan ikke vise bilaget endnu.');
  if (found.isDeleted) throw conflict('Kladden er slettet i Dinero. Prøv igen for at oprette den på ny.');
  const gross = Math.abs(document.gross);
  if (found.gross !== gross)
    throw conflict(`Kladden i Dinero lyder på ${formatExact(found.gross)}, men bilaget på ${formatExact(gross)}.`);
  return found;
}

/** Stores the number and mails the document, once. */
async function storeNumber(services: Services, { id }: Document, booked: DineroDocument): Promise<void> {
  const { number, paymentLine, isBooked } = booked;
  if (!isBooked || number === null)
    throw new AppError('PROVIDER_UNAVAILABLE', 'Dinero har ikke bogført bilaget endnu.');
  await services.writes.run(system, async (write) => {
    const invoice = await write.em.findOneOrFail(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (invoice.number !== null) return;
    Object.assign(invoice, { number, paymentLine });
    await write.em.flush();
    await runIn(
      write.em,
      sqlBuilder
        .updateTable('dinero_document')
        .set({ next_attempt_at: null, attempts: 0, problem: null })
        .where('invoice_id', '=', id),
    );
    write.publish({ topic: 'invoice.changed', id, customerId: invoice.customerId });
    write.publish({ topic: 'ledger.changed', id: invoice.departmentId, customerId: invoice.customerId });
    await mailInvoice(write, services.config, invoice);
  });
}

async function findDocument({ reads }: Services, id: string): Promise<Document> {
  const [row] = await reads.run(
    system,
    sql<Document>`select i.id, i.kind, i.number, i.dinero_id as "dineroId", i.customer_id as "customerId",
       i.issued_on as "issuedOn", i.due_on as "dueOn", i.buyer ->> 'eanNumber' as "eanNumber",
       i.buyer ->> 'poNumber' as "poNumber", i.reason, i.gross,
       c.id as "correctedId", c.dinero_id as "correctedDineroId",
       (select json_agg(json_build_object('description', l.description, 'quantity', l.quantity, 'unit', l.unit,
          'periodFrom', l.period_from, 'periodTo', l.period_to, 'suppliedOn', l.supplied_on, 'net', abs(l.net),
          'gross', abs(l.gross), 'hasVat', l.vat <> 0) order by l.position)
        from invoice_line l where l.invoice_id = i.id) as lines
     from invoice i left join invoice c on c.id = i.credits_id where i.id = ${id}`,
  );
  return row!;
}
