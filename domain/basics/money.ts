import { lazyValue } from './lazyValue.ts';
import { withMinus } from './withMinus.ts';

/** An amount in whole øre. Amounts are converted to kroner only for display. */
export type Ore = number;

export const VAT_PERCENT = 25;

/** Converts kroner to øre. */
export const ore = (kroner: number): Ore => Math.round(kroner * 100);

/** Rounds half up. The small addend makes up for floating-point numbers just below a half. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9);

export const vatOf = (net: Ore): Ore => roundHalfUp((net * VAT_PERCENT) / 100);
export const withVat = (net: Ore): Ore => net + vatOf(net);

const wholeKroner = lazyValue(() => new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 }));
const withDecimals = lazyValue(
  () => new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

const withFractions = lazyValue(
  () => new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
);

/** Formats as in '1.295 kr', with decimals only if needed, as in '1.618,75 kr'. */
export const formatKroner = (amount: Ore): string =>
  amount % 100 === 0 ? `${withMinus(wholeKroner().format(amount / 100))} kr` : formatExact(amount);

/** Formats with two decimals and no currency, as in '1.618,75' and '−125,00', for columns whose head names it. */
export const formatAmount = (amount: Ore): string => withMinus(withDecimals().format(amount / 100));

/** Formats the price of a unit with two decimals, or with up to four where the øre has fractions. */
export const formatUnitPrice = (price: number): string => withMinus(withFractions().format(price / 100));

/** Formats with two decimals, as in '0,00 kr'; used for balances. */
export const formatExact = (amount: Ore): string => `${formatAmount(amount)} kr`;
