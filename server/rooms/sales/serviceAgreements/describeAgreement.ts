import { formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import { Interval, labelOf } from '../../../../domain/basics/vocabulary.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { periodFact, type Facts } from '../../money/ledger/facts.mails.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

/** The facts about a service agreement in the confirmation of its order. */
export async function describeAgreement({ em }: Write, id: string) {
  const { startDate, endDate, paymentInterval, licenseCount } = await em.findOneOrFail(ServiceAgreement, { id });
  const facts: Facts = [
    periodFact(startDate, endDate),
    ['Betales', labelOf(Interval, paymentInterval).toLowerCase()],
    ['Pris for nu', formatLicenseCount(licenseCount)],
  ];
  return { facts, screen: '/service-agreement' };
}
