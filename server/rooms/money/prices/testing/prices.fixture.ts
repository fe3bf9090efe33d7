import { addDays, dateOf } from '../../../../../domain/basics/dates.ts';
import { firstPriceList } from '../../../../../domain/money/prices.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

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

  /** A price that is agreed with a company from today on, by default an hourly rate. Returns its id. */
  async agreedPrice(customerId: string, fields: Row = {}): Promise<string> {
    const id = newId('agp');
    await rows.insert('agreed_price', {
      id,
      customer_id: customerId,
      item: 'HOURLY_RATE',
      price: 'discount_percent' in fields ? null : 1_000_00,
      valid_from: dateOf(),
      note: 'Aftalt på et møde',
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: pricesRows,
  tablesWithoutPeople: ['agreed_price', 'price_list'],
  examples: {
    AgreedPrice: ({ app, customerId }) =>
      app.world.agreedPrice(customerId, { item: 'PLAN_SUITE_PRO', price: 84_900, valid_from: addDays(dateOf(), 3) }),
  },
  mutations: {
    addAgreedPrice: { callers: 'admin' },
    updateAgreedPrice: { callers: 'admin', id: 'AgreedPrice', edit: 'has another rule' },
    withdrawAgreedPrice: { callers: 'admin', id: 'AgreedPrice' },
    addPriceList: { callers: 'admin', skip: 'has no company' },
    updatePriceList: { callers: 'admin', skip: 'has no company' },
    withdrawPriceList: { callers: 'admin', skip: 'has no company' },
  },
  topics: { 'agreed-price.changed': 'AgreedPrice' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof pricesRows> {}
}
