import { addMonths, dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { ServiceAgreementStatus, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import { pricePerLicense } from '../../../../domain/sales/agreementPricing.ts';
import type { Demo } from '../../../demo/Demo.ts';
import { daysAgo, daysBefore } from '../../../demo/demoTime.ts';
import { newId } from '../../../platform/db/ids.ts';
import { License } from '../licenses/License.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

const statuses = valuesOf(ServiceAgreementStatus);

export const demo: Demo = {
  addToDepartment(department) {
    const { em, buyer, company, row, n } = department;
    if (!row.paymentMethod) return;
    const licenseCount = department
      .rowsOf(License)
      .filter(({ status }) => status === 'ACTIVE')
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const status = department.pick(statuses);
    const duration = n % 2 ? 12 : 36;
    const isPending = status === 'PENDING';
    const monthsAgo = status === 'EXPIRED' ? duration + 2 : isPending ? -1 : n % 6;
    const startDate = addMonths(dateOf(), -monthsAgo);
    const agreement = em.create(ServiceAgreement, {
      ...buyer,
      status,
      duration,
      startDate,
      endDate: lastDayOfTerm(startDate, duration),
      paymentInterval: n % 3 ? 'MONTHLY' : 'YEARLY',
      licenseCount,
      billedSeats: licenseCount,
      licensePrice: pricePerLicense(firstPriceList, licenseCount),
      billedMonths: isPending
        ? 0
        : n % 3
          ? Math.min(monthsAgo + 1, duration)
          : Math.min(Math.ceil((monthsAgo + 1) / 12) * 12, duration),
      purchaseId: newId('agr'),
    });
    department.add(agreement, isPending ? daysAgo(0.1 + (n % 5) / 2) : daysBefore(startDate, 4));
    company.addActivity(agreement, {
      entityType: 'service_agreement',
      title: 'En serviceaftale er bestilt',
      description: `${duration} måneder`,
    });
  },
};
