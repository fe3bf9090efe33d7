import type { Write } from '../db/writes.ts';
import type { LedgerEntry } from '../payments/LedgerEntry.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

type Sold = Pick<LedgerEntry, 'subjectId' | 'origin' | 'purchaseId'>;

/** The entry of the purchase itself, unlike one of a later period. */
const isPurchase = (entry: Sold, agreement: ServiceAgreement) =>
  entry.origin === 'CLIENT' && entry.purchaseId === agreement.purchaseId;

/**
 * A paid agreement still waits for an admin; one whose first period nobody paid was never sold, and no list shows it. A later period that
 * fails ends nothing: the entry says so, and people talk.
 */
export const agreementGoods = {
  async paid({ em, publish }: Write, entry: Sold): Promise<void> {
    const agreement = await em.findOneOrFail(ServiceAgreement, { id: entry.subjectId });
    if (isPurchase(entry, agreement) && agreement.status === 'CANCELLED')
      Object.assign(agreement, { status: 'PENDING', deletedAt: null });
    publish({ topic: 'service-agreement.changed', id: agreement.id, customerId: agreement.customerId });
  },
  async failed({ em, publish }: Write, entry: Sold): Promise<void> {
    const agreement = await em.findOneOrFail(ServiceAgreement, { id: entry.subjectId });
    if (isPurchase(entry, agreement)) Object.assign(agreement, { status: 'CANCELLED', deletedAt: new Date() });
    publish({ topic: 'service-agreement.changed', id: agreement.id, customerId: agreement.customerId });
  },
};
