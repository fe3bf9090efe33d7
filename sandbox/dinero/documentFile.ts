import PDFDocument from 'pdfkit';
import type { Invoice, InvoiceLine } from './state.ts';

/** The organisation whose bookkeeping the stand-in keeps: the reseller of the demo. */
const SELLER = 'Portalen ApS, Havnegade 12, 8000 Aarhus C, CVR 12 34 56 78';

/** The PDF of a booked document: what the law asks of an invoice, because the demo mails it. */
export async function documentFile(document: Invoice): Promise<Buffer> {
  const { Number: number, CreditNoteFor, ContactName, Date: date, ProductLines, Comment, ...sums } = document;
  const title = `${CreditNoteFor ? 'Kreditnota' : 'Faktura'} ${number}`;
  const pdf = new PDFDocument({ size: 'A4', info: { Title: title } });
  const texts = [
    title,
    `Dato ${date}`,
    `Sælger: ${SELLER}`,
    `Køber: ${ContactName}`,
    ...ProductLines.map((line) => textOf(line, sums.ShowLinesInclVat)),
    `I alt uden moms ${kroner(sums.TotalExclVat)}`,
    `Moms 25 % ${kroner(sums.TotalVat)}`,
    `I alt med moms ${kroner(sums.TotalInclVat)}`,
    ...(Comment ? [Comment] : []),
  ];
  for (const text of texts) pdf.text(text).moveDown(0.5);
  pdf.end();
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function textOf({ Description, Comments, Quantity, Unit, BaseAmountValue }: InvoiceLine, includesVat: boolean): string {
  const facts = [Description, Comments].filter(Boolean).join(', ');
  const unit = Unit === 'hours' ? 'timer' : 'stk.';
  const price = `${Quantity} ${unit} à ${kroner(BaseAmountValue)}${includesVat ? ' med moms' : ''}`;
  return `${facts}: ${price}, i alt ${kroner(BaseAmountValue * Quantity)}`;
}

const kroner = (amount: number) =>
  `${new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)} kr`;
