import { page, type Sheet } from './Sheet.ts';
import { COLORS, styles, type TextStyle } from './styles.ts';

export interface Fact {
  label: string;
  value: string;
  /** Printed in bold. */
  isStrong?: boolean;
  /** Printed large, below a line. */
  isTotal?: boolean;
}

interface FactsPlace {
  width: number;
  labelWidth: number;
}

/** Prints labels and values as a table of two columns at the right edge. A fact without a value is left out. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], { width, labelWidth }: FactsPlace): void {
  const x = page.right - width;
  sheet.open('Table');
  for (const { label, value, isStrong, isTotal } of facts) {
    if (!value) continue;
    if (isTotal) {
      sheet.y += 4;
      sheet.rule(COLORS.text, x, width);
      sheet.y += 8;
    }
    const { y } = sheet;
    const style: TextStyle = isTotal ? styles.total : styles.soft;
    const valueStyle = isTotal ? styles.total : isStrong ? styles.strong : styles.body;
    sheet.open('TR');
    sheet.text('TH', label, { x, y, width: labelWidth, style }, { scope: 'Row' });
    const below = sheet.y;
    sheet.text('TD', value, { x: x + labelWidth, y, width: width - labelWidth, style: valueStyle, align: 'right' });
    sheet.close();
    sheet.y = Math.max(below, sheet.y) + 1.5;
  }
  sheet.close();
}

/** The height that `drawFacts` needs for facts of one line each. */
export const heightOfFacts = (facts: readonly Fact[]): number =>
  facts.reduce((height, { isTotal }) => height + (isTotal ? 34 : 16), 0);
