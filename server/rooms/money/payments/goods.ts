import { LedgerSubject } from '../../../../domain/basics/vocabulary.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { collect, type Room } from '../../../platform/room.ts';
import type { Services } from '../../../platform/services.ts';
import type { LedgerEntry } from './LedgerEntry.ts';

/** Updates the sold goods in the transaction that settles their ledger entry. Each call may be repeated. */
export interface Goods {
  onPaid(write: Write, entry: LedgerEntry): Promise<void>;
  onFailed(write: Write, entry: LedgerEntry, services: Services): Promise<void>;
}

type GoodsBySubject = Record<LedgerSubject, Goods>;

/**
 * What a room does about the card payments of ledger entries, in the transaction that settles them, with the role of
 * the system. All rooms are asked about all entries.
 */
export interface CardPaymentHooks {
  /** Locks rows before the entry is locked. */
  lockBefore?(write: Write, entryId: string): Promise<void>;
  /** A card payment has succeeded. The entry is paid, and its goods and its invoice know it. */
  onPaid?(write: Write, entry: LedgerEntry, services: Services): Promise<void>;
  /** A card payment has failed, and is not tried again. The goods know it. */
  onFailed?(write: Write, entry: LedgerEntry, services: Services): Promise<void>;
}

/** The goods of all rooms. Throws when a ledger entry can pay for goods that no room, or more than one, declares. */
export function goodsOf(rooms: Room[]): GoodsBySubject {
  const goods = collect(rooms, 'goods', 'goods');
  const missing = Object.keys(LedgerSubject).find((subject) => !(subject in goods));
  if (missing) throw new Error(`No room declares the goods ${missing}`);
  return goods as GoodsBySubject;
}

/** What all rooms do about card payments, in the order of the rooms. */
export const cardPaymentHooksOf = (rooms: Room[]): CardPaymentHooks[] =>
  rooms.flatMap(({ cardPayments }) => cardPayments ?? []);

declare module '../../../platform/room.ts' {
  interface Room {
    /** What a payment changes about the goods that the room sells, by the subject of their ledger entries. */
    goods?: Partial<GoodsBySubject>;
    cardPayments?: CardPaymentHooks;
  }
}

declare module '../../../platform/services.ts' {
  interface Services {
    /** The goods of all rooms, by the subject of their ledger entries. */
    goods: GoodsBySubject;
    cardPayments: readonly CardPaymentHooks[];
  }
}
