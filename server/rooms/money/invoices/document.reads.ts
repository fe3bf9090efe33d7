import { sql } from 'kysely';
import { numberText } from '../../../../domain/money/invoices.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import type { Invoice } from '../ledger/Invoice.ts';
import { paymentInstructions } from './payTo.ts';
import type { DocumentLine, InvoiceDocument } from './pdf/InvoiceDocument.ts';

type DocumentRow = Pick<
  Invoice,
  | 'kind'
  | 'number'
  | 'dineroId'
  | 'paymentLine'
  | 'issuedOn'
  | 'dueOn'
  | 'method'
  | 'seller'
  | 'buyer'
  | 'contactPerson'
  | 'net'
  | 'vat'
  | 'gross'
  | 'open'
  | 'reason'
> & { corrected: number | null; credited: number; lines: DocumentLine[] };

/** A document, with its id at Dinero if the number and the PDF are Dinero's. */
export type FoundDocument = InvoiceDocument & Pick<Invoice, 'dineroId'>;

/**
 * Everything that the PDF of an invoice or a credit note prints. Reads as the system, for the holder of a signed link
 * and for mails.
 */
export async function findDocument(
  { config, reads }: Pick<Services, 'config' | 'reads'>,
  invoiceId: string,
): Promise<FoundDocument | undefined> {
  const [row] = await reads.run(
    { role: dbRoles.system },
    sql<DocumentRow>`select i.kind, i.number, i.issued_on as "issuedOn", i.due_on as "dueOn", i.method, i.seller,
       i.buyer, i.contact_person as "contactPerson", i.dinero_id as "dineroId",
       i.payment_line as "paymentLine", i.net, i.vat, i.gross, i.open, i.reason, corrected.number as corrected,
       (select coalesce(sum(note.open - note.gross), 0)::int
        from invoice note where note.credits_id = i.id) as credited,
       (select json_agg(json_build_object('description', description, 'net', net, 'vat', vat, 'gross', gross,
          'quantity', quantity, 'unit', unit, 'suppliedOn', supplied_on, 'periodFrom', period_from,
          'periodTo', period_to) order by position)
        from invoice_line where invoice_id = i.id) as lines
     from invoice i left join invoice corrected on corrected.id = i.credits_id
     where i.id = ${invoiceId} and i.number is not null`,
  );
  if (!row) return undefined;
  const { number, corrected, ...document } = row;
  return {
    ...document,
    product: config.product,
    numberText: numberText(row.kind, number),
    correctedNumber: corrected === null ? null : numberText('INVOICE', corrected),
    payTo: paymentInstructions(config, row),
  };
}
