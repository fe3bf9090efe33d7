import type { Readable } from 'node:stream';
import { formatAmount, formatExact, formatUnitPrice, VAT_PERCENT } from '../../../../../domain/basics/money.ts';
import { labelOf } from '../../../../../domain/basics/vocabulary.ts';
import { formatQuantity, InvoiceKind, supplyText, unitPriceOf } from '../../../../../domain/money/invoices.ts';
import { drawFacts, heightOfFacts, type Fact } from './drawFacts.ts';
import { drawParties, drawTitle } from './drawHead.ts';
import { drawPayment } from './drawPayment.ts';
import { drawTable } from './drawTable.ts';
import type { DocumentLine, InvoiceDocument } from './InvoiceDocument.ts';
import { Sheet } from './Sheet.ts';
import { styles } from './styles.ts';

/** What the law asks of each line (momsbekendtgørelsen § 58); the amounts with VAT are in the sums. */
const COLUMNS = [
  { title: 'Antal', width: 68 },
  { title: 'Pris pr. enhed, kr', width: 88 },
  { title: 'Moms', width: 42 },
  { title: 'Uden moms, kr', width: 88 },
] as const;
/** A table does not begin where nothing of it but its head would fit. */
const ROOM_FOR_A_ROW = 60;
const SUMS = { width: 256, labelWidth: 150 };

/**
 * Renders an invoice or a credit note as a PDF. Other requests run while a long one is rendered. Destroying the stream
 * ends the work.
 */
export function renderInvoice(document: InvoiceDocument): Readable {
  const { kind, numberText, seller } = document;
  const sheet = new Sheet({ title: `${labelOf(InvoiceKind, kind)} ${numberText}`, author: seller.name });
  const stream = sheet.pdf as unknown as Readable;
  draw(sheet, document).catch((error: Error) => stream.destroy(error));
  return stream;
}

async function draw(sheet: Sheet, document: InvoiceDocument): Promise<void> {
  const { kind, numberText, product, seller, buyer, lines, reason } = document;
  const kindLabel = labelOf(InvoiceKind, kind);
  const title = `${kindLabel} ${numberText}`;
  sheet.drawHead = () => {
    sheet.decorate(`${title} · ${buyer.name}`.slice(0, 90), { style: styles.label });
    sheet.y += 16;
  };
  drawTitle(sheet, product, kindLabel);
  drawParties(sheet, document);
  sheet.y += 30;
  if (reason) drawReason(sheet, reason);
  sheet.ensure(ROOM_FOR_A_ROW);
  const rows = lines.map((line) => ({
    text: line.description,
    detail: supplyText(line),
    amounts: [...quantityOf(line), line.vat ? `${VAT_PERCENT} %` : 'Fri', formatAmount(line.net)],
  }));
  await drawTable(sheet, 'Beskrivelse', COLUMNS, rows);
  if (sheet.pdf.destroyed) return;
  const sums = sumsOf(document);
  sheet.ensure(heightOfFacts(sums) + 12);
  sheet.y += 12;
  drawFacts(sheet, sums, SUMS);
  drawPayment(sheet, document);
  const sellerText = `${seller.name} · ${seller.address.replaceAll(/,\s*/g, ' · ')} · CVR ${seller.vatNumber}`;
  sheet.finish(sellerText.slice(0, 100));
}

function quantityOf({ quantity, unit, net }: DocumentLine): [quantity: string, unitPrice: string] {
  if (!quantity || !unit) return ['', ''];
  return [formatQuantity(quantity, unit), formatUnitPrice(unitPriceOf(net, quantity))];
}

function drawReason(sheet: Sheet, reason: string): void {
  sheet.ensure(sheet.heightOf(reason) + styles.label.leading);
  sheet.text('H2', 'Hvorfor fakturaen krediteres', { style: styles.label });
  sheet.text('P', reason);
  sheet.y += 18;
}

function sumsOf({ kind, lines, net, vat, gross, credited, open }: InvoiceDocument): Fact[] {
  // Some lines, such as fees, have no VAT.
  const taxed = lines.reduce((sum, line) => sum + (line.vat ? line.net : 0), 0);
  const sums = [
    { label: 'I alt uden moms', value: formatExact(net) },
    ...(taxed === net ? [] : [{ label: 'Heraf fri for moms', value: formatExact(net - taxed) }]),
    { label: `Moms, ${VAT_PERCENT} % af ${formatAmount(taxed)}`, value: formatExact(vat) },
    { label: 'I alt med moms', value: formatExact(gross), isStrong: true },
  ];
  if (kind === 'CREDIT_NOTE')
    return [
      ...sums,
      ...(gross === open ? [] : [{ label: 'Modregnet eller betalt', value: formatExact(open - gross) }]),
      { label: 'Til gode', value: formatExact(-open), isTotal: true },
    ];
  const paid = gross - credited - open;
  return [
    ...sums,
    ...(credited ? [{ label: 'Krediteret', value: formatExact(-credited) }] : []),
    ...(paid ? [{ label: 'Betalt', value: formatExact(-paid) }] : []),
    { label: 'At betale', value: formatExact(open), isTotal: true },
  ];
}
