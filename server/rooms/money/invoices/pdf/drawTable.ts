import { setImmediate as pause } from 'node:timers/promises';
import { page, type Sheet } from './Sheet.ts';
import { COLORS, styles } from './styles.ts';

export interface Column {
  title: string;
  /** In points. */
  width: number;
}

/** A text that may wrap, and its amounts, as they are printed. */
export interface Row {
  text: string;
  /** A line below the text, in small type. */
  detail?: string | undefined;
  amounts: readonly string[];
}

const PADDING = 7.5;
/** The rows that are printed without letting other requests run. */
const ROWS_AT_ONCE = 10;

/**
 * Prints a table over as many pages as its rows need, with its head on each page. A row is never divided. Stops early
 * once nobody reads the document any more.
 */
export async function drawTable(
  sheet: Sheet,
  title: string,
  columns: readonly Column[],
  rows: readonly Row[],
): Promise<void> {
  const width = columns.reduce((rest, column) => rest - column.width, page.width as number);
  sheet.open('Table');
  sheet.open('THead');
  sheet.open('TR');
  drawHead(sheet, title, columns, (text, place) => sheet.text('TH', text, place, { scope: 'Column' }));
  sheet.close();
  sheet.close();
  sheet.open('TBody');
  for (const [i, { text, detail, amounts }] of rows.entries()) {
    if (i % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await pause();
    if (sheet.pdf.destroyed) return;
    const height = sheet.heightOf(text, { width }) + (detail ? styles.label.leading : 0);
    // The head is decoration here, because a table has one head however many pages it has.
    if (sheet.ensure(height + 2 * PADDING))
      drawHead(sheet, title, columns, (headText, place) => sheet.decorate(headText, place));
    const y = sheet.y + PADDING;
    sheet.open('TR');
    drawText(sheet, text, detail, { y, width });
    eachColumn(columns, (_, right, index) => sheet.amount('TD', amounts[index]!, right, y));
    sheet.close();
    sheet.y = y + height + PADDING;
    sheet.rule();
  }
  sheet.close();
  sheet.close();
}

/** A cell of several texts has them as paragraphs. */
function drawText(sheet: Sheet, text: string, detail: string | undefined, place: { y: number; width: number }): void {
  if (!detail) return sheet.text('TD', text, place);
  sheet.open('TD');
  sheet.text('P', text, place);
  sheet.text('P', detail, { width: place.width, style: styles.label, maxLines: 1 });
  sheet.close();
}

type Print = (text: string, place: Parameters<Sheet['decorate']>[1]) => void;

function drawHead(sheet: Sheet, title: string, columns: readonly Column[], print: Print): void {
  const { y } = sheet;
  const style = styles.label;
  print(title, { y, width: 200, style });
  eachColumn(columns, (column, right) =>
    print(column.title, { x: right - column.width, y, width: column.width, style, align: 'right' }),
  );
  sheet.y = y + style.leading + 6;
  sheet.rule(COLORS.text);
}

/** Calls `draw` with the right edge of each column of amounts, from left to right as they are read. */
function eachColumn(columns: readonly Column[], draw: (column: Column, right: number, index: number) => void): void {
  let right = columns.reduce((left, { width }) => left - width, page.right as number);
  columns.forEach((column, index) => {
    right += column.width;
    draw(column, right, index);
  });
}
