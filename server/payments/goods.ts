import type { LedgerSubject } from '../../domain/vocabulary.ts';
import { clipCardGoods } from '../clipCards/clipCardGoods.ts';
import type { Write } from '../db/writes.ts';
import type { LedgerEntry } from './LedgerEntry.ts';
import { agreementGoods } from '../serviceAgreements/agreementGoods.ts';

/** Settling a ledger entry updates the sold goods in the same transaction. Each call may be repeated. */
interface Goods {
  paid(write: Write, entry: LedgerEntry): Promise<void>;
  failed(write: Write, entry: LedgerEntry): Promise<void>;
}

export const goods: Record<LedgerSubject, Goods> = {
  service_agreement: agreementGoods,
  clip_card: clipCardGoods,
};
