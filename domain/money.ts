import { onceNeeded } from './onceNeeded.ts';

/** Amounts are whole øre; only what a person reads is in kroner. */
export type Ore = number;

export const VAT_PERCENT = 25;

export const ore = (kroner: number): Ore => Math.round(kroner * 100);

/** Half up, also for what a computer's fractions make a hair too small. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9);

export const vatOf = (net: Ore): Ore => roundHalfUp((net * VAT_PERCENT) / 100);
export const withVat = (net: Ore): Ore => net + vatOf(net);

const whole = onceNeeded(() => new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 }));
const exact = onceNeeded(() => new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** '1.295 kr', and '1.618,75 kr' only where there are øre. */
export const formatKroner = (amount: Ore): string =>
  amount % 100 === 0 ? `${whole().format(amount / 100)} kr` : formatExact(amount);

/** '0,00 kr': balances always show their øre. */
export const formatExact = (amount: Ore): string => `${exact().format(amount / 100)} kr`;
