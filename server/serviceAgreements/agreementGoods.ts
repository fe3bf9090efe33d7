import type { Write } from '../db/writes.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

type Sold = { subjectId: string; purchaseId: string };

/**
 * A paid agreement still waits for an admin; one whose first period nobody paid was never sold, and no list shows it. A later period that
 * fails ends nothing: the entry says so, and people talk.
 */
export const agreementGoods = {
  async paid({ em, publish }: Write, { subjectId, purchaseId }: Sold): Promise<void> {
    const agreement = await em.findOneOrFail(ServiceAgreement, { id: subjectId });
    if (purchaseId === agreement.purchaseId && agreement.status === 'CANCELLED') Object.assign(agreement, { status: 'PENDING', deletedAt: null });
    publish({ topic: 'service-agreement.changed', id: subjectId, customerId: agreement.customerId });
  },
  async failed({ em, publish }: Write, { subjectId, purchaseId }: Sold): Promise<void> {
    const agreement = await em.findOneOrFail(ServiceAgreement, { id: subjectId });
    if (purchaseId === agreement.purchaseId) Object.assign(agreement, { status: 'CANCELLED', deletedAt: new Date() });
    publish({ topic: 'service-agreement.changed', id: subjectId, customerId: agreement.customerId });
  },
};
