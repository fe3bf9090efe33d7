import { dateOf } from '../../domain/dates.ts';
import { priceListOn, type PriceList, type Prices } from '../../domain/prices.ts';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import type { Live } from '../live/Live.ts';

interface PriceListsOptions {
  reads: Pick<ReadPool, 'runSql'>;
  live: Pick<Live, 'on' | 'onMissed'>;
}

/**
 * The versions of the price list, which the process reads once and again after a change on any replica. Lives as long
 * as the process.
 */
export class PriceLists {
  readonly #reads: PriceListsOptions['reads'];
  #lists: Promise<readonly PriceList[]> | undefined;
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
   * The version for pages, which are served while the database is down as well: then the last known one. A purchase
   * compares the price with the database again.
   */
  async forPages(): Promise<PriceList> {
    try {
      return await this.on();
    } catch (error) {
      if (this.#lastRead) return priceListOn(this.#lastRead, dateOf());
      throw error;
    }
  }

  /** A version by its id; undefined for an unknown id. */
  async byId(id: string): Promise<PriceList | undefined> {
    return (await this.#all()).find((list) => list.id === id);
  }

  /** The version at which an agreement was sold, which holds for all of its term. */
  async soldBy({ priceListId }: { priceListId: string }): Promise<PriceList> {
    const list = await this.byId(priceListId);
    if (!list) throw new Error(`There is no price list ${priceListId}`);
    return list;
  }

  /** A failed read is not kept, so that the next caller tries again. */
  #all(): Promise<readonly PriceList[]> {
    const reading = (this.#lists ??= this.#read());
    reading.catch(() => {
      if (this.#lists === reading) this.#lists = undefined;
    });
    return reading;
  }

  async #read(): Promise<readonly PriceList[]> {
    const rows = await this.#reads.runSql<{ id: string; validFrom: string; figures: Prices }>(
      { role: dbRoles.system },
      `select id, valid_from::text as "validFrom", figures from price_list
       where withdrawn_at is null order by valid_from`,
    );
    this.#lastRead = rows.map(({ figures, ...list }) => ({ ...figures, ...list }));
    return this.#lastRead;
  }
}
