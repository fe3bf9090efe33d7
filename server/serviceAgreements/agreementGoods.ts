import type { Write } from '../db/writes.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

/** A paid agreement still waits for an admin; one that nobody paid was never sold. */
export const agreementGoods = {
  async paid({ em, publish }: Write, id: string): Promise<void> {
    const agreement = await em.findOneOrFail(ServiceAgreement, { id });
    if (agreement.status === 'CANCELLED') agreement.status = 'PENDING';
    publish({ topic: 'service-agreement.changed', id, customerId: agreement.customerId });
  },
  async failed({ em, publish }: Write, id: string): Promise<void> {
    const agreement = await em.findOneOrFail(ServiceAgreement, { id });
    agreement.status = 'CANCELLED';
    publish({ topic: 'service-agreement.changed', id, customerId: agreement.customerId });
  },
};
