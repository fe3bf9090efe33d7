import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sumsAfterTotal, type Payable } from './invoiceSums.ts';

interface Note {
  gross: number;
  open: number;
  payments: { amount: number; undoneAt: string | null }[];
}

/** A step in the life of an invoice, with the share of the highest possible amount. */
const step = fc.record({
  action: fc.constantFrom('pay', 'credit', 'payOut', 'undo'),
  share: fc.double({ min: 0.01, max: 1, noNaN: true }),
});

/** An invoice after these steps, with the credits set off as the server does: in their order, down to 0. */
function invoiceAfter(gross: number, steps: { action: string; share: number }[]) {
  const payments: Note['payments'] = [];
  const notes: Note[] = [];
  let open = gross;
  const setOff = () => {
    open = gross - totalOf(payments);
    for (const note of notes) {
      const credit = note.gross - totalOf(note.payments);
      const amount = Math.max(credit, -open);
      open += amount;
      note.open = credit - amount;
    }
  };
  for (const { action, share } of steps) {
    const part = (amount: number) => Math.ceil(amount * share);
    const credited = -notes.reduce((sum, note) => sum + note.gross, 0);
    const owed = notes.find((note) => note.open < 0);
    if (action === 'pay' && open > 0) payments.push({ amount: part(open), undoneAt: null });
    if (action === 'credit' && credited < gross) notes.push({ gross: -part(gross - credited), open: 0, payments: [] });
    if (action === 'payOut' && owed) owed.payments.push({ amount: -part(-owed.open), undoneAt: null });
    // A payment can be undone as long as nothing of it was paid out.
    if (action === 'undo' && payments.length && notes.every((note) => note.payments.length === 0))
      payments.at(-1)!.undoneAt = '2026-01-01';
    setOff();
  }
  const credited = -notes.reduce((sum, note) => sum + note.gross, 0);
  return { invoice: { kind: 'INVOICE', gross, credited, open, payments, creditNotes: notes } as const, notes };
}

const totalOf = (payments: Note['payments']) =>
  payments.filter(({ undoneAt }) => !undoneAt).reduce((sum, { amount }) => sum + amount, 0);

const sumOf = (payable: Payable) => sumsAfterTotal(payable).reduce((sum, { amount }) => sum + amount, payable.gross);

const amountOf = (payable: Payable, term: string) =>
  sumsAfterTotal(payable).find((sum) => sum.term === term)?.amount ?? 0;

describe('the sums below the lines of an invoice', () => {
  test('name what was paid and credited, also together', () => {
    const { invoice } = invoiceAfter(8_980_00, []);
    const payments = [{ amount: 1_000_00, undoneAt: null }];
    const creditNotes = [{ open: 0, payments: [] }];
    expect(sumsAfterTotal({ ...invoice, payments, creditNotes, credited: 125_00, open: 7_855_00 })).toEqual([
      { term: 'Krediteret', amount: -125_00 },
      { term: 'Betalt', amount: -1_000_00 },
    ]);
  });

  test('add up to what is missing after any payments, credits and pay-outs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_00 }), fc.array(step, { maxLength: 12 }), (gross, steps) => {
        const { invoice, notes } = invoiceAfter(gross, steps);
        expect(sumOf(invoice)).toBe(invoice.open);
        expect(amountOf(invoice, 'Krediteret')).toBe(0 - invoice.credited);
        expect(amountOf(invoice, 'Betalt')).toBe(0 - totalOf(invoice.payments));
        for (const note of notes) {
          const payable = { kind: 'CREDIT_NOTE', credited: 0, creditNotes: [], ...note } as const;
          expect(sumOf(payable)).toBe(note.open);
          expect(amountOf(payable, 'Udbetalt')).toBe(0 - totalOf(note.payments));
        }
      }),
    );
  });
});
