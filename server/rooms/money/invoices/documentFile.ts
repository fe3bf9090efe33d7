import { labelOf } from '../../../../domain/basics/vocabulary.ts';
import { InvoiceKind } from '../../../../domain/money/invoices.ts';
import type { RenderAttachment, Services } from '../../../platform/services.ts';
import { findDocument, type FoundDocument } from './document.reads.ts';
import { loadInvoiceRenderer } from './loadRenderers.ts';
import type { InvoiceDocument } from './pdf/InvoiceDocument.ts';

/** The name of the file, such as `Faktura-1042.pdf`. */
export const fileNameOf = ({ kind, numberText }: Pick<InvoiceDocument, 'kind' | 'numberText'>): string =>
  `${labelOf(InvoiceKind, kind)}-${numberText}.pdf`;

/** The PDF of Dinero for a document with its number; undefined for those that the portal numbers. */
export const fileAtDinero = async (
  { dinero, config }: Pick<Services, 'dinero' | 'config'>,
  { kind, dineroId }: FoundDocument,
): Promise<Buffer | undefined> =>
  dineroId === null ? undefined : dinero.within(config.timeLimits.operationCalls).documentPdf(kind, dineroId);

/** The PDF of an invoice or a credit note, for a mail. */
export const attachInvoice: RenderAttachment = async (services, invoiceId) => {
  const document = await findDocument(services, invoiceId);
  if (!document) throw new Error('The invoice of a mail does not exist');
  const file = await fileAtDinero(services, document);
  const content = file ?? Buffer.concat(await (await loadInvoiceRenderer()).renderInvoice(document).toArray());
  return { filename: fileNameOf(document), contentType: 'application/pdf', content };
};
