import { formatLongDate } from '../../../../../domain/basics/dates.ts';
import { formatExact } from '../../../../../domain/basics/money.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { page, type Sheet } from './Sheet.ts';
import { COLORS, styles } from './styles.ts';

const PADDING = 15;
const GAP = 18;

interface Box {
  title: string;
  lines: string[];
}

/** Prints how the document is paid, or that it is paid already, in a box at the bottom of the page. */
export function drawPayment(sheet: Sheet, document: InvoiceDocument): void {
  const boxes = boxesOf(document);
  const note = noteOf(document);
  const width = (page.width - 2 * PADDING - 2 * GAP) / 3;
  const noteWidth = page.width - 2 * PADDING;
  const linesHeight = Math.max(
    0,
    ...boxes.map(({ lines }) =>
      lines.reduce<number>(
        (sum, line) => sum + sheet.heightOf(line, { width, style: styles.strong }),
        styles.label.leading,
      ),
    ),
  );
  const noteHeight = sheet.heightOf(note, { width: noteWidth, style: styles.note });
  const height = linesHeight + (boxes.length ? 10 : 0) + noteHeight + 2 * PADDING;
  sheet.ensure(height + GAP);
  const top = Math.max(sheet.y + GAP, page.bottom - height);
  sheet.artifact(() => {
    sheet.pdf
      .roundedRect(page.left, top, page.width, height, 9)
      .lineWidth(0.75)
      .fillAndStroke(COLORS.primarySoft, COLORS.primaryLine);
  });
  sheet.open('Sect');
  boxes.forEach(({ title, lines }, i) => {
    const x = page.left + PADDING + i * (width + GAP);
    sheet.y = top + PADDING;
    sheet.text('H2', title, { x, width, style: styles.label });
    for (const line of lines) sheet.text('P', line, { x, width, style: styles.strong });
  });
  sheet.y = top + height - PADDING - noteHeight;
  sheet.text('P', note, { x: page.left + PADDING, width: noteWidth, style: styles.note });
  sheet.close();
}

function boxesOf({ payTo, dueOn, open }: InvoiceDocument): Box[] {
  if (!payTo) return [];
  const { paymentLine, bankAccount, iban } = payTo;
  const [registration, account] = bankAccount?.split(' ') ?? [];
  const bankLines = [
    ...(account ? [`Reg. ${registration}`, `Konto ${account}`] : []),
    ...(iban ? ['IBAN', iban.replaceAll(/(.{4})(?=.)/g, '$1 ')] : []),
  ];
  return [
    ...(paymentLine ? [{ title: 'Betalingslinje (FIK)', lines: [paymentLine] }] : []),
    ...(bankLines.length ? [{ title: 'Bankoverførsel', lines: bankLines }] : []),
    { title: 'Betal senest', lines: [...(dueOn ? [formatLongDate(dueOn)] : []), formatExact(open)] },
  ];
}

function noteOf({ kind, payTo, method, open, gross, credited, seller, correctedNumber }: InvoiceDocument): string {
  if (kind === 'CREDIT_NOTE') {
    const settled = `Kreditnotaen retter faktura ${correctedNumber}.`;
    return open < 0 ? `${settled} Vi skylder jer ${formatExact(-open)}.` : `${settled} Beløbet er modregnet.`;
  }
  if (payTo)
    return payTo.bankAccount || payTo.iban
      ? `Skriv fakturanummer ${payTo.reference} ved bankoverførsel.`
      : `Skriv til ${seller.email}, hvis I har spørgsmål om betalingen.`;
  if (credited >= gross) return 'Fakturaen er krediteret, og der er ikke noget at betale.';
  return method === 'CREDIT_CARD' ? 'Betalt med kort. Fakturaen er jeres kvittering.' : 'Fakturaen er betalt.';
}
