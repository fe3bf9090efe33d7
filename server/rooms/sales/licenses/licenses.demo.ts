import { addMonths, dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import { labelOf, LicenseRequestStatus, Plan, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { DEFAULT_CONTRACT_TERM, DEFAULT_INTERVAL } from '../../../../domain/companies/licenseDefaults.ts';
import { licenseStatusOn } from '../../../../domain/sales/licenseTerm.ts';
import type { Demo } from '../../../demo/Demo.ts';
import type { DemoDepartment } from '../../../demo/DemoCompany.ts';
import { daysAfter, daysAgo, daysBefore, inOfficeHours } from '../../../demo/demoTime.ts';
import { newId } from '../../../platform/db/ids.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { License } from './License.ts';
import { LicenseRequest } from './LicenseRequest.ts';

const requestStatuses = valuesOf(LicenseRequestStatus);

export const demo: Demo = {
  addToDepartment(department) {
    for (const installation of department.rowsOf(Installation)) {
      addLicenses(department, installation);
      addRequest(department, installation);
    }
  },
};

function addLicenses(department: DemoDepartment, installation: Installation): void {
  const { em, n } = department;
  for (const [i, monthsAgo] of [-3 - (n % 9), -20, 2].slice(0, n % 3 ? 2 : 3).entries()) {
    const validFrom = addMonths(dateOf(), monthsAgo);
    const term = { validFrom, validUntil: lastDayOfTerm(validFrom, installation.contractTerm) };
    const license = em.create(License, {
      ...term,
      customerId: installation.customerId,
      installationId: installation.id,
      type: installation.licenseType,
      quantity: 4 + ((n * 7 + i * 5) % 40),
      status: licenseStatusOn(dateOf(), term),
      billingInterval: installation.paymentInterval,
      contractTerm: installation.contractTerm,
    });
    department.add(license, daysBefore(validFrom, monthsAgo > 0 ? 80 : 6));
  }
}

function addRequest(department: DemoDepartment, { id: installationId, licenseType }: Installation): void {
  const { em, buyer, company, n } = department;
  const picked = department.pick(requestStatuses);
  // A few installations await no seats, so that the demo has advice to renew with fewer.
  const status = n % 10 === 5 ? 'COMPLETED' : picked;
  // Orders are answered within a working day, so those that wait are new.
  const isOpen = status !== 'COMPLETED' && status !== 'REJECTED';
  const requestedAt = daysAfter(inOfficeHours(daysAgo(isOpen ? 0.2 + ((n * 5) % 8) / 4 : 1.3 + ((n * 5) % 23))), 0);
  const isApproved = status === 'APPROVED' || status === 'COMPLETED';
  const request = em.create(LicenseRequest, {
    ...buyer,
    installationId,
    licenseType,
    requestedLicenses: 2 + (n % 9),
    contractTerm: DEFAULT_CONTRACT_TERM,
    billingInterval: DEFAULT_INTERVAL,
    status,
    purchaseId: newId('lreq'),
    approvedAt: isApproved ? daysAfter(requestedAt, 0.4) : null,
    fulfilledAt: status === 'COMPLETED' ? daysAfter(requestedAt, 1.1) : null,
  });
  department.add(request, requestedAt);
  company.addActivity(request, {
    entityType: 'license_request',
    title: `${formatLicenseCount(request.requestedLicenses)} er bestilt`,
    description: labelOf(Plan, licenseType),
  });
}
