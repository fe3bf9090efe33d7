import { LedgerSubject } from '../../../../domain/basics/vocabulary.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { collect, type Room } from '../../../platform/room.ts';
import type { Services } from '../../../platform/services.ts';
import type { Facts } from '../ledger/facts.mails.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';

/** Updates the sold goods in the transaction that settles their ledger entry. Each call may be repeated. */
export interface Goods {
  onPaid(write: Write, entry: LedgerEntry): Promise<void>;
  onFailed(write: Write, entry: LedgerEntry, services: Services): Promise<void>;
  /**
   * Reads the facts of a confirmation about the goods, and the path of their screen. For goods that are paid when they
   * are bought: others have confirmations of their own.
   */
  describe?(write: Write, subjectId: string): Promise<{ facts: Facts; screen: string }>;
}

type GoodsBySubject = Record<LedgerSubject, Goods>;

/** The goods of all rooms. Throws when a ledger entry can pay for goods that no room, or more than one, declares. */
export function goodsOf(rooms: Room[]): GoodsBySubject {
  const goods = collect(rooms, 'goods', 'goods');
  const missing = Object.keys(LedgerSubject).find((subject) => !(subject in goods));
  if (missing) throw new Error(`No room declares the goods ${missing}`);
  return goods as GoodsBySubject;
}

declare module '../../../platform/room.ts' {
  interface Room {
    /** What a payment changes about the goods that the room sells, by the subject of their ledger entries. */
    goods?: Partial<GoodsBySubject>;
    /**
     * Locks rows before a ledger entry is locked. This and the next two run in the transaction that settles the entry,
     * with the role of the system, and all rooms are asked about all entries.
     */
    lockBeforeEntry?(write: Write, entryId: string): Promise<void>;
    /** A card payment has succeeded. The entry is paid, and its goods and its invoice know it. */
    whenCardPaymentSucceeds?(write: Write, entry: LedgerEntry, services: Services): Promise<void>;
    /** A card payment has failed, and is not tried again. The goods know it. */
    whenCardPaymentFails?(write: Write, entry: LedgerEntry, services: Services): Promise<void>;
  }
}

declare module '../../../platform/services.ts' {
  interface Services {
    /** The goods of all rooms, by the subject of their ledger entries. */
    goods: GoodsBySubject;
  }
}
