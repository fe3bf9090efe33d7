import { formatDate } from '../../../../../domain/basics/dates.ts';
import { labelOf } from '../../../../../domain/basics/vocabulary.ts';
import { InvoiceKind } from '../../../../../domain/money/invoices.ts';
import { drawFacts, type Fact } from './drawFacts.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { page, type Sheet } from './Sheet.ts';
import { COLORS, styles } from './styles.ts';

const MARK = 'M2 8a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v3a3 3 0 0 0 0 6V20a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-3a3 3 0 0 0 0-6Z';
const MARK_SIZE = 21;

/** Prints the brand of the product, and the title of the document at the right. */
export function drawTitle(sheet: Sheet, product: string, title: string): void {
  const { pdf, y } = sheet;
  sheet.artifact(() => {
    pdf.save().translate(page.left, y + 3);
    pdf
      .scale(MARK_SIZE / 28)
      .path(MARK)
      .fill(COLORS.primary);
    pdf.path('M18.5 6.5v15').lineWidth(1.6).dash(2.6, { space: 2.2 }).stroke(COLORS.white).undash();
    pdf.circle(11.5, 14, 2.6).fill(COLORS.white).restore();
  });
  sheet.text('H1', title, { x: page.left + 200, y, width: page.width - 200, style: styles.title, align: 'right' });
  const below = sheet.y;
  sheet.text('P', product, { x: page.left + MARK_SIZE + 7, y: y + 5, width: 170, style: styles.brand });
  sheet.y = Math.max(below, sheet.y);
}

const PARTY_WIDTH = 140;
/** Names and addresses have up to 200 characters, which fill eight lines. */
const MAX_PARTY_LINES = 8;
const FACTS = { width: 168, labelWidth: 68 };

/** Prints the buyer, the seller and the facts of an invoice beside each other. */
export function drawParties(sheet: Sheet, document: InvoiceDocument): void {
  const { buyer, seller, contactPerson } = document;
  const top = sheet.y + 36;
  const bottoms = [
    drawParty(sheet, top, page.left, 'Køber', [
      buyer.name,
      buyer.department,
      contactPerson && `Att. ${contactPerson}`,
      buyer.street,
      `${buyer.zip} ${buyer.city}`,
      buyer.vatNumber && `CVR ${buyer.vatNumber}`,
      buyer.eanNumber && `EAN ${buyer.eanNumber}`,
    ]),
    drawParty(sheet, top, page.left + PARTY_WIDTH + 22, 'Sælger', [
      seller.name,
      ...seller.address.split(/,\s*/),
      `CVR ${seller.vatNumber}`,
      seller.email,
      `Telefon ${seller.phone}`,
    ]),
  ];
  sheet.y = top;
  drawFacts(sheet, factsOf(document), FACTS);
  sheet.y = Math.max(sheet.y, ...bottoms);
}

/** Returns the height at which the party ends. The first line is its name. */
function drawParty(sheet: Sheet, top: number, x: number, title: string, lines: (string | null)[]): number {
  const [name, ...others] = lines.filter((line) => line?.trim()) as string[];
  sheet.y = top;
  sheet.open('Sect');
  sheet.text('H2', title, { x, width: PARTY_WIDTH, style: styles.label });
  sheet.y += 3;
  const place = { x, width: PARTY_WIDTH, maxLines: MAX_PARTY_LINES };
  if (name) sheet.text('P', name, { ...place, style: styles.strong });
  for (const line of others) sheet.text('P', line, place);
  sheet.close();
  return sheet.y;
}

function factsOf({ kind, numberText, issuedOn, dueOn, buyer, correctedNumber }: InvoiceDocument): Fact[] {
  return [
    { label: 'Nummer', value: numberText, isStrong: true },
    { label: `${labelOf(InvoiceKind, kind)}dato`, value: formatDate(issuedOn) },
    { label: 'Forfald', value: dueOn ? formatDate(dueOn) : '', isStrong: true },
    { label: 'Retter faktura', value: correctedNumber ?? '' },
    { label: 'PO-nummer', value: buyer.poNumber ?? '' },
  ];
}
