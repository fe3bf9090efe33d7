import type { DineroState, Invoice, Payment } from './state.ts';

/** What was paid of an invoice and what is missing, as the second version of the API answers. */
export function paymentsOf(state: DineroState, invoice: Invoice): object {
  const payments = state.payments[invoice.Guid] ?? [];
  return {
    Payments: payments,
    PaidAmount: sumOf(payments),
    RemainingAmount: remainingOf(state, invoice),
  };
}

/** Negative when more was paid or credited than the invoice amounts to. */
export function remainingOf(
  { payments, creditNotes }: Pick<DineroState, 'payments' | 'creditNotes'>,
  { Guid, TotalInclVat }: Invoice,
): number {
  const credited = creditNotes
    .filter(({ CreditNoteFor, Status }) => CreditNoteFor === Guid && Status === 'Booked')
    .reduce((sum, note) => sum + note.TotalInclVat, 0);
  return rounded(TotalInclVat - credited - sumOf(payments[Guid] ?? []));
}

const sumOf = (payments: readonly Payment[]) => rounded(payments.reduce((sum, { Amount }) => sum + Amount, 0));
const rounded = (kroner: number) => Math.round(kroner * 100) / 100;
