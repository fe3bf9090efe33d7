import { agreementPeriod, periodMonths, priceOfMonths } from '../../domain/agreementPricing.ts';
import { momentOf } from '../../domain/dates.ts';
import { vatOf, type Ore } from '../../domain/money.ts';
import type { LedgerSubject, PaymentStatus } from '../../domain/vocabulary.ts';
import type { ClipCard } from '../clipCards/ClipCard.ts';
import { newId } from '../db/ids.ts';
import { LedgerEntry } from '../payments/LedgerEntry.ts';
import { periodName } from '../serviceAgreements/billing.ts';
import type { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { daysAfter, daysAgo, madeAt } from './demoTime.ts';

const SHOWN_PERIODS = 4;

/** The last that were billed. */
export function periodsOf(agreement: ServiceAgreement) {
  const { billedMonths, licenseCount, paymentInterval } = agreement;
  if (!licenseCount) return [];
  const step = periodMonths(paymentInterval);
  return Array.from({ length: Math.ceil(billedMonths / step) }, (_, n) => agreementPeriod(n * step, agreement)!)
    .slice(-SHOWN_PERIODS)
    .map((period) => ({
      description: periodName(period),
      net: priceOfMonths(licenseCount, paymentInterval, period.months),
      moment: momentOf(period.from, '06:00'),
    }));
}

interface Owed {
  description: string;
  net: Ore;
  moment: Date;
  n: number;
}

/** What is older is paid; of the newest, some still waits. */
export function entryFor(
  debtor: object,
  subject: LedgerSubject,
  { id: subjectId, status: sold }: ServiceAgreement | ClipCard,
  { description, net, moment, n }: Owed,
): LedgerEntry {
  const status: PaymentStatus =
    sold === 'CANCELLED' ? 'CANCELLED' : n % 3 !== 2 && moment > daysAgo(25) ? 'PENDING' : 'PAID';
  const vat = vatOf(net);
  return Object.assign(madeAt(new LedgerEntry(), moment), {
    ...debtor,
    subject,
    subjectId,
    description,
    net,
    vat,
    gross: net + vat,
    status,
    method: 'INVOICE' as const,
    purchaseId: newId('ledg'),
    settledAt: status === 'PENDING' ? null : daysAfter(moment, 9),
  });
}
