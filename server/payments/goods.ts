import type { LedgerSubject } from '../../domain/vocabulary.ts';
import { clipCardGoods } from '../clipCards/clipCardGoods.ts';
import type { Config } from '../config.ts';
import type { Write } from '../db/writes.ts';
import { seatGoods } from '../events/seatGoods.ts';
import { licenseGoods } from '../licenses/licenseGoods.ts';
import { reminderGoods } from '../reminders/reminderGoods.ts';
import { agreementGoods } from '../serviceAgreements/agreementGoods.ts';
import type { LedgerEntry } from './LedgerEntry.ts';

/** Updates the sold goods in the transaction that settles their ledger entry. Each call may be repeated. */
interface Goods {
  onPaid(write: Write, entry: LedgerEntry): Promise<void>;
  onFailed(write: Write, entry: LedgerEntry, config: Config): Promise<void>;
}

export const goods: Record<LedgerSubject, Goods> = {
  service_agreement: agreementGoods,
  clip_card: clipCardGoods,
  license: licenseGoods,
  reminder: reminderGoods,
  event_seat: seatGoods,
};
