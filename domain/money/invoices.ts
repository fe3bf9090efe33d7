import { dateOf, formatDate, formatPeriod } from '../basics/dates.ts';
import { formatPlural } from '../basics/formatCount.ts';
import { formatUnitPrice, vatOf, type Ore } from '../basics/money.ts';

export const InvoiceKind = {
  INVOICE: { label: 'Faktura' },
  CREDIT_NOTE: { label: 'Kreditnota' },
} as const;
export type InvoiceKind = keyof typeof InvoiceKind;

export const InvoiceStatus = {
  OPEN: { label: 'Ikke betalt' },
  OVERDUE: { label: 'Forfalden' },
  PAID: { label: 'Betalt' },
  CREDITED: { label: 'Krediteret' },
} as const;
export type InvoiceStatus = keyof typeof InvoiceStatus;

/** Groups of unpaid invoices by the number of days since their due day. Both days belong to a group. */
export const InvoiceAge = {
  NOT_DUE: { label: 'Ikke forfaldent', days: [null, 0] },
  DAYS_1_TO_30: { label: '1–30 dage', days: [1, 30] },
  DAYS_31_TO_60: { label: '31–60 dage', days: [31, 60] },
  DAYS_61_TO_90: { label: '61–90 dage', days: [61, 90] },
  OVER_90_DAYS: { label: 'Over 90 dage', days: [91, null] },
} as const satisfies Record<string, { label: string; days: readonly [from: number | null, to: number | null] }>;
export type InvoiceAge = keyof typeof InvoiceAge;

interface Payable {
  gross: Ore;
  open: Ore;
  credited: Ore;
  dueOn: string | null;
}

/** The status on a day. Something is still to be paid of an open and of an overdue invoice, also if a part is paid. */
export function invoiceStatus({ gross, open, credited, dueOn }: Payable, today = dateOf()): InvoiceStatus {
  if (open !== 0) return open > 0 && dueOn !== null && dueOn < today ? 'OVERDUE' : 'OPEN';
  return gross > 0 && credited === gross ? 'CREDITED' : 'PAID';
}

/** How far a mail with an invoice has come. */
export const InvoiceMailState = {
  WAITING: { label: 'På vej' },
  SENT: { label: 'Sendt' },
  FAILED: { label: 'Ikke leveret' },
} as const;
export type InvoiceMailState = keyof typeof InvoiceMailState;

/**
 * The number as it is printed: invoices and credit notes have a series each. A document that Dinero has not booked yet
 * has no number.
 */
export const numberText = (kind: InvoiceKind, number: number | null): string => {
  if (number === null) return 'uden nummer';
  return kind === 'CREDIT_NOTE' ? `K${number}` : String(number);
};

/** The units in which the quantity of a line is counted. */
export const LineUnit = {
  HOUR: { label: 'time', plural: 'timer' },
  LICENSE: { label: 'licens', plural: 'licenser' },
  MONTH: { label: 'måned', plural: 'måneder' },
  PLACE: { label: 'plads', plural: 'pladser' },
  PIECE: { label: 'stk.', plural: 'stk.' },
} as const;
export type LineUnit = keyof typeof LineUnit;

/** Formats as in '25 timer'. The client may be older than the unit. */
export const formatQuantity = (quantity: number, unit: string): string => {
  const { label, plural } = LineUnit[Object.hasOwn(LineUnit, unit) ? (unit as LineUnit) : 'PIECE'];
  return formatPlural(quantity, label, plural);
};

/** The price of a unit excluding VAT in øre, with fractions where the amount cannot be divided evenly. */
export const unitPriceOf = (net: Ore, quantity: number): number => net / quantity;

/** Formats quantity and price as in '25 timer à 1.100,76 kr'. Undefined for a line from before they were stored. */
export const quantityText = ({
  net,
  quantity,
  unit,
}: {
  net: Ore;
  quantity?: number | null | undefined;
  unit?: string | null | undefined;
}): string | undefined =>
  quantity && unit
    ? `${formatQuantity(quantity, unit)} à ${formatUnitPrice(unitPriceOf(net, quantity))} kr`
    : undefined;

/** When the goods of a line are or were supplied. */
export interface Supply {
  periodFrom?: string | null | undefined;
  periodTo?: string | null | undefined;
  suppliedOn?: string | null | undefined;
}

/** Formats the period of a line, or the day of its supply. Undefined for a line from before it was stored. */
export function supplyText({ periodFrom, periodTo, suppliedOn }: Supply): string | undefined {
  if (periodFrom && periodTo) return formatPeriod(periodFrom, periodTo);
  return suppliedOn ? formatDate(suppliedOn) : undefined;
}

/** How far a document has come that Dinero numbers. */
export const BookingState = {
  WAITING: { label: 'Venter på Dinero' },
  BOOKED: { label: 'Bogført i Dinero' },
} as const;
export type BookingState = keyof typeof BookingState;

/** How a booked document differs between the portal and Dinero. */
export const BookingDifference = {
  MORE_MISSING_THERE: { label: 'I Dinero mangler der mere end i portalen' },
  LESS_MISSING_THERE: { label: 'I Dinero mangler der mindre end i portalen' },
  CREDITED_THERE: { label: 'Krediteret i Dinero med et beløb, der ikke passer på fakturaen' },
  DELETED_THERE: { label: 'Slettet i Dinero' },
} as const;
export type BookingDifference = keyof typeof BookingDifference;

/** The sums by which earlier credit notes lowered one line of an invoice, as positive amounts. */
export interface Credited {
  net: Ore;
  vat: Ore;
}

/**
 * The VAT of a credit: that of everything credited so far less that of the earlier credits. Credits of a whole line
 * therefore add up to the VAT of the line, however it was divided.
 */
export const vatOfCredit = (before: Credited, net: Ore): Ore => vatOf(before.net + net) - before.vat;

/** Digits of the payment reference in a payment line of type 71, the last of which is its check digit. */
const REFERENCE_DIGITS = 15;

/**
 * The line that Danish banks read from an invoice: the type of the payment slip, the invoice number with a check digit
 * by modulus 10, and the creditor number of the seller.
 */
export function paymentLine(number: number, creditorNumber: string): string {
  const reference = `${number}${checkDigit(String(number))}`.padStart(REFERENCE_DIGITS, '0');
  return `+71<${reference} +${creditorNumber}<`;
}

/** Modulus 10: every second digit from the right counts twice, and the digits of each product are added. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const product = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether an IBAN without spaces has the right check digits, by modulus 97 with letters as the numbers from 10. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
