import type { LedgerSubject } from '../../../../domain/basics/vocabulary.ts';
import type { Config } from '../../../platform/config.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { seatGoods } from '../../events/events/seatGoods.ts';
import { clipCardGoods } from '../../sales/clipCards/clipCardGoods.ts';
import { licenseGoods } from '../../sales/licenses/licenseGoods.ts';
import { agreementGoods } from '../../sales/serviceAgreements/agreementGoods.ts';
import { reminderGoods } from '../reminders/reminderGoods.ts';
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
