import type { Write } from '../../../platform/db/writes.ts';
import type { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { describeAgreement } from './describeAgreement.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

type AgreementEntry = Pick<LedgerEntry, 'subjectId' | 'origin' | 'purchaseId'>;

/** Whether an entry belongs to the purchase of the agreement, and not to a later period. */
const isPurchaseEntry = (entry: AgreementEntry, agreement: ServiceAgreement) =>
  entry.origin === 'CLIENT' && entry.purchaseId === agreement.purchaseId;

/**
 * A paid purchase leaves the agreement PENDING until an admin activates it. A failed purchase cancels and hides the
 * agreement. A failed later period changes only its ledger entry, because the reseller handles that case in person.
 */
export const agreementGoods = {
  async onPaid({ em, publish }: Write, entry: AgreementEntry): Promise<void> {
    const agreement = await em.findOneOrFail(ServiceAgreement, { id: entry.subjectId });
    if (isPurchaseEntry(entry, agreement) && agreement.status === 'CANCELLED')
      Object.assign(agreement, { status: 'PENDING', deletedAt: null });
    publish({ topic: 'service-agreement.changed', id: agreement.id, customerId: agreement.customerId });
  },
  async onFailed({ em, publish }: Write, entry: AgreementEntry): Promise<void> {
    const agreement = await em.findOneOrFail(ServiceAgreement, { id: entry.subjectId });
    if (isPurchaseEntry(entry, agreement)) Object.assign(agreement, { status: 'CANCELLED', deletedAt: new Date() });
    publish({ topic: 'service-agreement.changed', id: agreement.id, customerId: agreement.customerId });
  },
  describe: describeAgreement,
};
