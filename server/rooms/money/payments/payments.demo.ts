import { lastDayOfTerm, momentOf } from '../../../../domain/basics/dates.ts';
import { formatHourCount } from '../../../../domain/basics/formatCount.ts';
import { vatOf, type Ore } from '../../../../domain/basics/money.ts';
import type { LedgerSubject, PaymentStatus } from '../../../../domain/basics/vocabulary.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import { agreementPeriod, periodMonths, priceOfMonths } from '../../../../domain/sales/agreementPricing.ts';
import type { Demo } from '../../../demo/Demo.ts';
import type { DemoDepartment } from '../../../demo/DemoCompany.ts';
import { daysAfter, daysAgo, notAfterNow } from '../../../demo/demoTime.ts';
import { newId } from '../../../platform/db/ids.ts';
import { ClipCard } from '../../sales/clipCards/ClipCard.ts';
import { agreementName } from '../../sales/serviceAgreements/billing.service.ts';
import { ServiceAgreement } from '../../sales/serviceAgreements/ServiceAgreement.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import type { EntryPeriod, EntryQuantity } from './ledgerEntry.service.ts';

const SHOWN_PERIODS = 4;

export const demo: Demo = {
  addToDepartment(department) {
    const { n } = department;
    for (const agreement of department.rowsOf(ServiceAgreement))
      for (const period of periodsOf(agreement)) addEntry(department, 'service_agreement', agreement, { ...period, n });
    for (const card of department.rowsOf(ClipCard)) {
      addEntry(department, 'clip_card', card, {
        description: `Klippekort, ${formatHourCount(card.hours)}`,
        quantity: card.hours,
        unit: 'HOUR',
        net: card.price,
        moment: card.createdAt,
        n: n + 1,
      });
    }
  },
};

/** The latest billed periods of an agreement, for which the demo has ledger entries. */
function periodsOf(agreement: ServiceAgreement) {
  const { billedMonths, licenseCount, paymentInterval } = agreement;
  if (!licenseCount) return [];
  const step = periodMonths(paymentInterval);
  return Array.from({ length: Math.ceil(billedMonths / step) }, (_, n) => ({
    ...agreementPeriod(n * step, agreement)!,
    monthsBefore: n * step,
  }))
    .slice(-SHOWN_PERIODS)
    .map(({ monthsBefore, ...period }) => ({
      description: agreementName(agreement.duration),
      quantity: period.months,
      unit: 'MONTH' as const,
      period: {
        periodFrom: period.from,
        periodTo: lastDayOfTerm(agreement.startDate, monthsBefore + period.months),
      },
      net: priceOfMonths(firstPriceList, licenseCount, paymentInterval, period.months),
      // Before six in the morning, a period that begins today is billed already.
      moment: notAfterNow(momentOf(period.from, '06:00')),
    }));
}

interface BilledItem extends EntryQuantity {
  description: string;
  period?: EntryPeriod;
  net: Ore;
  moment: Date;
  /** The department's number, for a clip card plus one. Entries with every third number are paid, however recent. */
  n: number;
}

/**
 * Adds a ledger entry. Some entries of the last 25 days are unpaid, and all older entries are paid. Entries of
 * cancelled goods are cancelled.
 */
function addEntry(
  department: DemoDepartment,
  subject: LedgerSubject,
  { id: subjectId, status: goodsStatus }: ServiceAgreement | ClipCard,
  { description, quantity, unit, period, net, moment, n }: BilledItem,
): void {
  const status: PaymentStatus =
    goodsStatus === 'CANCELLED' ? 'CANCELLED' : n % 3 !== 2 && moment > daysAgo(25) ? 'PENDING' : 'PAID';
  const vat = vatOf(net);
  const entry = department.em.create(LedgerEntry, {
    ...department.owner,
    poNumber: department.row.poNumber,
    subject,
    subjectId,
    description,
    quantity,
    unit,
    ...period,
    net,
    vat,
    gross: net + vat,
    status,
    method: 'INVOICE',
    purchaseId: newId('ledg'),
    settledAt: status === 'PENDING' ? null : daysAfter(moment, 9),
  });
  department.add(entry, moment);
}
