import { InvoiceKind } from '../../domain/invoices.ts';
import { labelOf } from '../../domain/vocabulary.ts';
import type { RenderAttachment } from '../services.ts';
import { findDocument } from './document.reads.ts';
import type { InvoiceDocument } from './pdf/InvoiceDocument.ts';
import { renderInvoice } from './pdf/renderInvoice.ts';

/** The name of the file, such as `Faktura-1042.pdf`. */
export const fileNameOf = ({ kind, numberText }: Pick<InvoiceDocument, 'kind' | 'numberText'>): string =>
  `${labelOf(InvoiceKind, kind)}-${numberText}.pdf`;

/** The PDF of an invoice or a credit note, for a mail. */
export const attachInvoice: RenderAttachment = async (services, invoiceId) => {
  const document = await findDocument(services, invoiceId);
  if (!document) throw new Error('The invoice of a mail does not exist');
  const content = Buffer.concat(await renderInvoice(document).toArray());
  return { filename: fileNameOf(document), contentType: 'application/pdf', content };
};
