import { expect } from '@jest/globals';
import type { TestApp } from '../../../../testing/createTestApp.ts';

/** Fails if a series has a gap or a number twice, or if an invoice is not the sum of its lines and entries. */
export async function expectNumbersWithoutGaps({ db }: Pick<TestApp, 'db'>): Promise<void> {
  const series = await db.sql<{ kind: string; numbers: number; first: number; last: number; lastNumber: number }>(
    `select s.kind, count(i.number)::int as numbers, min(i.number) as first, max(i.number) as last,
       s.last_number as "lastNumber"
     from invoice_series s join invoice i on i.kind = s.kind and i.dinero_id is null group by s.kind, s.last_number`,
  );
  for (const { numbers, first, last, lastNumber } of series) {
    expect(last - first + 1).toBe(numbers);
    expect(lastNumber).toBe(last);
  }
  const wrong = await db.sql(
    `select i.id from invoice i
     join invoice_line l on l.invoice_id = i.id join ledger_entry e on e.id = l.entry_id
     group by i.id
     having (sum(l.net), sum(l.vat), sum(l.gross)) is distinct from (i.net, i.vat, i.gross)
       or (sum(e.net), sum(e.vat), sum(e.gross)) is distinct from (i.net, i.vat, i.gross)
       or bool_or(e.invoice_id is distinct from i.id)`,
  );
  expect(wrong).toEqual([]);
}
