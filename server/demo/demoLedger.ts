import { agreementPeriod, periodMonths, priceOfMonths } from '../../domain/agreementPricing.ts';
import { momentOf } from '../../domain/dates.ts';
import { vatOf, type Ore } from '../../domain/money.ts';
import type { LedgerSubject, PaymentStatus } from '../../domain/vocabulary.ts';
import type { ClipCard } from '../clipCards/ClipCard.ts';
import { newId } from '../db/ids.ts';
import type { Write } from '../db/writes.ts';
import { LedgerEntry } from '../payments/LedgerEntry.ts';
import { periodName } from '../serviceAgreements/billing.ts';
import type { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { daysAfter, daysAgo, backdate } from './demoTime.ts';

const SHOWN_PERIODS = 4;

/** The last billed periods of an agreement, for which the demo has ledger entries. */
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

interface BilledItem {
  description: string;
  net: Ore;
  moment: Date;
  /** Number of the purchase or period. Every third one is paid, however recent it is. */
  n: number;
}

/** Creates a ledger entry. Some entries of the last 25 days are unpaid, and older ones are paid. */
export function entryFor(
  { em }: Write,
  debtor: Pick<LedgerEntry, 'customerId' | 'departmentId' | 'poNumber'>,
  subject: LedgerSubject,
  { id: subjectId, status: goodsStatus }: ServiceAgreement | ClipCard,
  { description, net, moment, n }: BilledItem,
): LedgerEntry {
  const status: PaymentStatus =
    goodsStatus === 'CANCELLED' ? 'CANCELLED' : n % 3 !== 2 && moment > daysAgo(25) ? 'PENDING' : 'PAID';
  const vat = vatOf(net);
  const entry = em.create(LedgerEntry, {
    ...debtor,
    subject,
    subjectId,
    description,
    net,
    vat,
    gross: net + vat,
    status,
    method: 'INVOICE',
    purchaseId: newId('ledg'),
    settledAt: status === 'PENDING' ? null : daysAfter(moment, 9),
  });
  return backdate(entry, moment);
}
