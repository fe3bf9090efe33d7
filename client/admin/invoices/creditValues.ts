import { z } from 'zod';
import { formatExact, vatOf, type Ore } from '../../../domain/basics/money.ts';
import { creditForm } from '../../../domain/money/validation/invoices.ts';

export interface CreditableLine {
  readonly position: number;
  readonly description: string;
  readonly net: Ore;
  /** 0 for the fee of a reminder, whose credit has no VAT either. */
  readonly vat: Ore;
  readonly creditable: Ore;
}

/** The amount of a line in the dialog. It is sent only when the line is chosen. */
interface LineValues {
  isChosen: boolean;
  net: number | null;
}

export interface CreditValues {
  reason: string;
  /** By `lineKey`. */
  lines: Record<string, LineValues>;
}

export const lineKey = (position: number): string => `line${position}`;

/** The form's values at first: every line as a whole. */
export const wholeCredit = (lines: readonly CreditableLine[]): CreditValues => ({
  reason: '',
  lines: Object.fromEntries(
    lines.map(({ position, creditable }) => [lineKey(position), { isChosen: true, net: creditable }]),
  ),
});

/** Validates the dialog against what is left to credit of each line. */
export function creditRules(lines: readonly CreditableLine[]) {
  return z
    .object({
      reason: creditForm.shape.reason,
      lines: z.custom<CreditValues['lines']>(),
    })
    .superRefine((values, ctx) => {
      const chosen = lines.filter(({ position }) => values.lines[lineKey(position)]?.isChosen);
      if (chosen.length === 0)
        ctx.addIssue({ code: 'custom', path: ['lines'], message: 'Vælg det, der skal krediteres' });
      for (const { position, creditable } of chosen) {
        const net = values.lines[lineKey(position)]!.net;
        if (net === null || !Number.isInteger(net) || net < 1 || net > creditable)
          ctx.addIssue({
            code: 'custom',
            path: ['lines', lineKey(position), 'net'],
            message: `Skriv et beløb fra 0,01 til ${formatExact(creditable)}`,
          });
      }
    });
}

/** The chosen lines, as the server takes them. */
export const chosenLines = (lines: readonly CreditableLine[], values: CreditValues) =>
  lines.flatMap(({ position }) => {
    const { isChosen, net } = values.lines[lineKey(position)] ?? {};
    return isChosen && net ? [{ position, net }] : [];
  });

/**
 * The total of the credit with VAT. As on the server, the VAT of a line's credit is that of everything credited so far
 * less that of the earlier credits.
 */
export function creditTotal(lines: readonly CreditableLine[], values: CreditValues): Ore {
  return chosenLines(lines, values).reduce((total, { position, net }) => {
    const line = lines.find((each) => each.position === position)!;
    const before = line.net - line.creditable;
    return total + net + (line.vat ? vatOf(before + net) - vatOf(before) : 0);
  }, 0);
}

/** Moves the server's errors about the sent lines, such as `lines.0.net`, to the fields of those lines. */
export function fieldErrorsOfLines(fields: Record<string, string>, sent: { position: number }[]) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => {
      const index = /^lines\.(\d+)/.exec(field)?.[1];
      const line = index === undefined ? undefined : sent[Number(index)];
      return [line ? `lines.${lineKey(line.position)}.net` : field, message];
    }),
  );
}
