import PDFDocument from 'pdfkit';
import type { Invoice } from './state.ts';

/** The PDF of a booked document: its number, its lines and its total. */
export async function documentFile(document: Invoice): Promise<Buffer> {
  const { Number: number, CreditNoteFor, ContactName, Date: date, ProductLines, TotalInclVat } = document;
  const title = `${CreditNoteFor ? 'Kreditnota' : 'Faktura'} ${number}`;
  const pdf = new PDFDocument({ size: 'A4', info: { Title: title } });
  const texts = [
    title,
    ContactName,
    date,
    ...ProductLines.map(({ Description, BaseAmountValue }) => `${Description ?? ''} ${BaseAmountValue.toFixed(2)}`),
    `Total ${TotalInclVat.toFixed(2)} DKK`,
  ];
  for (const text of texts) pdf.text(text);
  pdf.end();
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
