import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatExact, withVat, type Ore } from '../../../../domain/basics/money.ts';

/** Labels and values in the order in which a confirmation shows them. */
export type Facts = [label: string, value: string][];

/** A price in Danish, without and with VAT. */
export const formatBothPrices = (net: Ore): string =>
  `${formatExact(net)} ekskl. moms, ${formatExact(withVat(net))} inkl. moms`;

/** The days of a term, as a fact of a confirmation. */
export const periodFact = (from: string, to: string): Facts[number] => [
  'Periode',
  `${formatLongDate(from)} til og med ${formatLongDate(to)}`,
];
