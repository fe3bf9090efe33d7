import type { Ore } from '../../../domain/basics/money.ts';

interface Payment {
  readonly amount: Ore;
  readonly undoneAt: unknown;
}

interface CreditNote {
  readonly open: Ore;
  readonly payments: readonly Payment[];
}

export interface Payable {
  readonly kind: string;
  readonly gross: Ore;
  readonly credited: Ore;
  readonly open: Ore;
  readonly payments: readonly Payment[];
  readonly creditNotes: readonly CreditNote[];
}

interface Sum {
  term: string;
  amount: Ore;
}

/**
 * What leads from the total of an invoice or a credit note to what is missing, without what is 0. The amounts and the
 * total add up to what is missing. What no payment accounts for was paid without one, such as by card when it was
 * bought, or was set off.
 */
export function sumsAfterTotal({ kind, gross, credited, open, payments, creditNotes }: Payable): Sum[] {
  const sums =
    kind === 'INVOICE'
      ? sumsOfInvoice(gross - credited - open, credited, creditNotes)
      : sumsOfNote(open - gross, payments);
  return sums.filter(({ amount }) => amount !== 0);
}

/** A credit that exceeds what is unpaid is paid out, or stays open on its note. */
function sumsOfInvoice(settled: Ore, credited: Ore, creditNotes: readonly CreditNote[]): Sum[] {
  const paidOut = -totalOf(creditNotes.flatMap(({ payments }) => payments));
  const owed = -creditNotes.reduce((sum, { open }) => sum + open, 0);
  return [
    { term: 'Krediteret', amount: -credited },
    { term: 'Betalt', amount: -(settled + paidOut + owed) },
    { term: 'Udbetalt', amount: paidOut },
    { term: 'Til gode på kreditnota', amount: owed },
  ];
}

function sumsOfNote(settled: Ore, payments: readonly Payment[]): Sum[] {
  const paidOut = -totalOf(payments);
  return [
    { term: 'Modregnet', amount: settled - paidOut },
    { term: 'Udbetalt', amount: paidOut },
  ];
}

const totalOf = (payments: readonly Payment[]): Ore =>
  payments.reduce((sum, { amount, undoneAt }) => (undoneAt ? sum : sum + amount), 0);
