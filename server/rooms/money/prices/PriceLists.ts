import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import {
  companyPricesOn,
  PriceItem,
  splitPricesId,
  withAgreedPrices,
  type AgreedPrice,
  type CompanyPrices,
} from '../../../../domain/money/agreedPrices.ts';
import {
  priceListOn,
  readStoredPrices,
  type PriceList,
  type Prices,
  type StoredPrices,
} from '../../../../domain/money/prices.ts';
import { withRegulations } from '../../../../domain/sales/regulation.ts';
import type { ReadPool } from '../../../platform/db/readPool.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Live } from '../../../platform/live/Live.ts';

/** An id of prices names at most one agreed price for each item; a longer one is invalid. */
const MAX_AGREED_PRICES = valuesOf(PriceItem).length;

/** The prices that a service agreement has stored. */
interface SoldPrices {
  customerId: string;
  priceListId: string;
  agreedPriceId: string | null;
  /** The regulations at earlier renewals, in hundredths of a percent. */
  regulations: readonly number[];
}

interface PriceListsOptions {
  reads: Pick<ReadPool, 'run'>;
  live: Pick<Live, 'on' | 'onMissed'>;
}

/**
 * The versions of the price list, which the process reads once and again after a change on any replica, and the prices
 * of companies. Lives as long as the process.
 */
export class PriceLists {
  readonly #reads: PriceListsOptions['reads'];
  #lists: Promise<Reading> | undefined;
  #lastRead: readonly PriceList[] | undefined;

  constructor({ reads, live }: PriceListsOptions) {
    this.#reads = reads;
    const forget = () => (this.#lists = undefined);
    live.on('price-list.changed', forget);
    live.onMissed(forget);
  }

  /** The version that is in force on a day, by default today in Copenhagen. */
  async on(day = dateOf()): Promise<PriceList> {
    return priceListOn(await this.#all(), day);
  }

  /**
   * The version for pages, which are served while the database is down as well: then the last known one.
   */
  async forPages(): Promise<PriceList> {
    try {
      return await this.on();
    } catch (error) {
      if (this.#lastRead) return priceListOn(this.#lastRead, dateOf());
      throw error;
    }
  }

  /**
   * The prices at which a company buys on a day, by default today in Copenhagen. Reads the versions again, because a
   * purchase may come before the event of their change.
   */
  async forCompany(customerId: string, day = dateOf()): Promise<CompanyPrices> {
    const { lists, agreed } = await this.#readAgain(customerId);
    return companyPricesOn(priceListOn(lists, day), agreed, day);
  }

  /** The prices that a company was shown, by their id; undefined for an id that no prices of the company have. */
  async shownTo(customerId: string, pricesId: string): Promise<CompanyPrices | undefined> {
    const { listId, agreedIds } = splitPricesId(pricesId);
    const list = await this.byId(listId);
    if (!list || agreedIds.length > MAX_AGREED_PRICES) return undefined;
    const agreed = await this.#agreedOf(customerId, agreedIds);
    return agreed.length === agreedIds.length ? withAgreedPrices(list, agreed) : undefined;
  }

  /** A version of the price list by its id; undefined for an unknown id. */
  async byId(id: string): Promise<PriceList | undefined> {
    return (await this.#all()).find((list) => list.id === id);
  }

  /** The prices at which an agreement was sold, raised by the regulations at its renewals. */
  async soldBy({ customerId, priceListId, agreedPriceId, regulations }: SoldPrices): Promise<Prices> {
    const list = await this.listOf({ priceListId });
    const sold = agreedPriceId ? withAgreedPrices(list, await this.#agreedOf(customerId, [agreedPriceId])) : list;
    return withRegulations(sold, regulations);
  }

  /** The version of the price list at which an agreement was sold. */
  async listOf({ priceListId }: Pick<SoldPrices, 'priceListId'>): Promise<PriceList> {
    const list = await this.byId(priceListId);
    if (!list) throw new Error(`There is no price list ${priceListId}`);
    return list;
  }

  async #agreedOf(customerId: string, ids: readonly string[]): Promise<AgreedPrice[]> {
    if (!ids.length) return [];
    return this.#reads.run(
      { role: dbRoles.system },
      sql<AgreedPrice>`${AGREED_PRICES} where customer_id = ${customerId} and id = any(${ids})`,
    );
  }

  async #all(): Promise<readonly PriceList[]> {
    const { lists } = await (this.#lists ?? this.#readAgain(null));
    return lists;
  }

  /** A failed read is not kept, so that the next caller tries again. */
  #readAgain(customerId: string | null): Promise<Reading> {
    const reading = this.#read(customerId);
    this.#lists = reading;
    reading.catch(() => {
      if (this.#lists === reading) this.#lists = undefined;
    });
    return reading;
  }

  /** Reads the versions, and the current prices of a company, by one statement. */
  async #read(customerId: string | null): Promise<Reading> {
    const rows = await this.#reads.run(
      { role: dbRoles.system },
      sql<ListRow>`select id, valid_from::text as "validFrom", figures,
         (select json_agg(agreed)
           from (${AGREED_PRICES} where customer_id = ${customerId} and withdrawn_at is null) agreed)
           as agreed
       from price_list where withdrawn_at is null order by valid_from`,
    );
    const lists = rows.map(({ id, validFrom, figures }) => ({ ...readStoredPrices(figures), id, validFrom }));
    this.#lastRead = lists;
    return { lists, agreed: rows[0]?.agreed ?? [] };
  }
}

const AGREED_PRICES = sql`select id, item, price, discount_percent as "discountPercent",
  valid_from::text as "validFrom", valid_until::text as "validUntil" from agreed_price`;

interface ListRow {
  id: string;
  validFrom: string;
  figures: StoredPrices;
  agreed: AgreedPrice[] | null;
}

interface Reading {
  lists: readonly PriceList[];
  agreed: AgreedPrice[];
}

declare module '../../../platform/services.ts' {
  interface Services {
    prices: PriceLists;
  }
}
