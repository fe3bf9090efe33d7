import { addDays, dateOf } from '../../../domain/dates.ts';
import { firstPriceList } from '../../../domain/prices.ts';
import { newId } from '../../db/ids.ts';
import type { Fixture } from '../../testing/Fixture.ts';
import type { Row, TestRows } from '../../testing/TestRows.ts';

const pricesRows = (rows: TestRows) => ({
  /** A version of the price list with some other figures, by default from a day far away. Returns its id. */
  async priceList({ validFrom, ...fields }: Row & { validFrom?: string } = {}, figures: object = {}): Promise<string> {
    const id = newId('price');
    const { id: _, validFrom: __, ...first } = firstPriceList;
    await rows.insert('price_list', {
      id,
      valid_from: validFrom ?? addDays(dateOf(), 1_000 + rows.nextNumber()),
      figures: JSON.stringify({ ...first, ...figures }),
      note: 'En ny prisliste',
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: pricesRows,
  mutations: {
    planPriceList: { skip: 'has no company' },
    updatePriceList: { skip: 'has no company' },
    withdrawPriceList: { skip: 'has no company' },
  },
};

declare module '../../testing/World.ts' {
  interface World extends ReturnType<typeof pricesRows> {}
}
