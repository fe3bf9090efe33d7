import type { Readable } from 'node:stream';
import { formatDate, formatLongDate } from '../../../../../domain/basics/dates.ts';
import { formatAmount, formatExact } from '../../../../../domain/basics/money.ts';
import { drawFacts } from './drawFacts.ts';
import { drawTitle } from './drawHead.ts';
import { drawTable } from './drawTable.ts';
import { Sheet } from './Sheet.ts';
import type { StatementDocument } from './StatementDocument.ts';
import { styles } from './styles.ts';

const COLUMNS = [
  { title: 'Beløb, kr', width: 110 },
  { title: 'Saldo, kr', width: 110 },
] as const;
const SUMS = { width: 256, labelWidth: 150 };
const ROOM_FOR_SUMS = 70;

/** Renders the account of a company in a period as a PDF. Destroying the stream ends the work. */
export function renderStatement(document: StatementDocument): Readable {
  const sheet = new Sheet({ title: `Kontoudtog, ${document.company.name}`, author: document.seller.companyName });
  const stream = sheet.pdf as unknown as Readable;
  draw(sheet, document).catch((error: Error) => stream.destroy(error));
  return stream;
}

async function draw(sheet: Sheet, document: StatementDocument): Promise<void> {
  const { product, seller, company, from, to, opening, lines, closing } = document;
  const period = `${formatLongDate(from)} til ${formatLongDate(to)}`;
  sheet.drawHead = () => {
    sheet.decorate(`Kontoudtog · ${company.name}`.slice(0, 90), { style: styles.label });
    sheet.y += 16;
  };
  drawTitle(sheet, product, 'Kontoudtog');
  sheet.y += 30;
  const address = `${company.street}, ${company.zip} ${company.city}`;
  sheet.text('P', company.name, { style: styles.strong, maxLines: 3 });
  sheet.text('P', address, { maxLines: 3 });
  sheet.text('P', `CVR ${company.vatNumber}`);
  sheet.y += 12;
  sheet.text('H2', period, { style: styles.strong });
  sheet.y += 12;
  const amounts = (amount: number | null, balance: number) => [
    amount === null ? '' : formatAmount(amount),
    formatAmount(balance),
  ];
  const rows = [
    { text: `${formatDate(from)}  Saldo fra før`, amounts: amounts(null, opening) },
    ...lines.map(({ day, text, amount, balance }) => ({
      text: `${formatDate(day)}  ${text}`,
      amounts: amounts(amount, balance),
    })),
  ];
  await drawTable(sheet, 'Dag og bilag', COLUMNS, rows);
  if (sheet.pdf.destroyed) return;
  sheet.ensure(ROOM_FOR_SUMS);
  sheet.y += 12;
  const label = closing < 0 ? 'Vi skylder jer' : 'I skylder os';
  drawFacts(sheet, [{ label, value: formatExact(Math.abs(closing)), isTotal: true }], SUMS);
  const sellerText = `${seller.companyName} · ${seller.address} · CVR ${seller.vatNumber} · ${seller.email}`;
  sheet.finish(sellerText.slice(0, 110));
}
