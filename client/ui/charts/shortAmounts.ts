import { withMinus } from '../../../domain/basics/withMinus.ts';

const units = [
  { size: 100, name: 'kr' },
  { size: 100_000, name: '1.000 kr' },
  { size: 100_000_000, name: 'mio. kr' },
] as const;

/**
 * Chooses the unit in which the highest of some amounts in øre has at most three digits before the comma, and returns a
 * function that formats an amount in that unit. One decimal is shown for less than ten.
 */
export function shortAmounts(amounts: readonly number[]): { unit: string; format: (amount: number) => string } {
  const highest = Math.max(0, ...amounts.map(Math.abs));
  const { size, name } = units.find((unit) => highest / unit.size < 999.5) ?? units.at(-1)!;
  const format = (amount: number) =>
    withMinus(
      (amount / size).toLocaleString('da-DK', { maximumFractionDigits: Math.abs(amount / size) < 9.95 ? 1 : 0 }),
    );
  return { unit: `Beløb i ${name}`, format };
}
