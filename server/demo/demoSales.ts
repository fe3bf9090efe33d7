import { addMonths, dateOf } from '../../domain/dates.ts';
import { monthlyPrice, pricePerLicense, yearlyPrice } from '../../domain/agreementPricing.ts';
import { clipCardPrice } from '../../domain/clipCardPricing.ts';
import { licenseStatusOn } from '../../domain/licenseTerm.ts';
import { vatOf, type Ore } from '../../domain/money.ts';
import {
  ClipCardStatus, LicenseRequestStatus, Plan, ServiceAgreementStatus, valuesOf, type LedgerSubject, type PaymentStatus,
} from '../../domain/vocabulary.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { HourEntry } from '../clipCards/HourEntry.ts';
import { newId } from '../db/ids.ts';
import type { Department } from '../departments/Department.ts';
import { Installation } from '../installations/Installation.ts';
import { License } from '../licenses/License.ts';
import { LicenseRequest } from '../licenses/LicenseRequest.ts';
import { LedgerEntry } from '../payments/LedgerEntry.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';

const plans = valuesOf(Plan);
const requestStatuses = valuesOf(LicenseRequestStatus);
const agreementStatuses = valuesOf(ServiceAgreementStatus);
const clipCardStatuses = valuesOf(ClipCardStatus);

/** What a department has: in every status somewhere, and the same every time. `n` counts departments over all companies. */
export function salesOf(department: Department, subdomain: string, userId: string, n: number): { id: string }[] {
  const { customerId, id: departmentId, poNumber } = department;
  const owner = { customerId, departmentId };
  const debtor = { ...owner, poNumber };
  const installation = Object.assign(new Installation(), { ...owner, subdomain, licenseType: at(plans, n), paymentInterval: n % 3 ? 'MONTHLY' : 'YEARLY' });
  const licenses = licensesOf(installation, n);
  const request = Object.assign(new LicenseRequest(), {
    ...owner, installationId: installation.id, userId, licenseType: installation.licenseType, requestedLicenses: 2 + (n % 9), status: at(requestStatuses, n),
    approvedAt: at(requestStatuses, n) === 'APPROVED' ? new Date() : null, fulfilledAt: at(requestStatuses, n) === 'COMPLETED' ? new Date() : null, purchaseId: newId('lreq'),
  });
  if (!department.paymentMethod) return [installation, ...licenses, request];
  const count = licenses.filter(({ status }) => status === 'ACTIVE').reduce((sum, { quantity }) => sum + quantity, 0);
  const agreement = agreementOf(owner, userId, count, n);
  const card = clipCardOf(owner, userId, n);
  const monthly = agreement.paymentInterval === 'MONTHLY';
  return [
    installation, ...licenses, request, agreement, card,
    ...entriesFor(debtor, 'service_agreement', agreement.id, `Serviceaftale, ${monthly ? 'måned' : 'år'} 1`, monthly ? monthlyPrice(count) : yearlyPrice(count).net, n),
    ...hoursOf(card),
    ...entriesFor(debtor, 'clip_card', card.id, `Klippekort, ${card.hours} timer`, card.price, n + 1),
  ];
}

function licensesOf(installation: Installation, n: number): License[] {
  return [-3 - (n % 9), -20, 2].slice(0, n % 3 ? 2 : 3).map((monthsAgo, i) => {
    const validFrom = addMonths(dateOf(), monthsAgo);
    const term = { validFrom, validUntil: addMonths(validFrom, installation.contractTerm) };
    return Object.assign(new License(), {
      ...term, customerId: installation.customerId, installationId: installation.id, type: installation.licenseType, quantity: 4 + ((n * 7 + i * 5) % 40),
      status: licenseStatusOn(dateOf(), term), billingInterval: installation.paymentInterval, contractTerm: installation.contractTerm,
    });
  });
}

function agreementOf(owner: object, userId: string, licenseCount: number, n: number): ServiceAgreement {
  const status = at(agreementStatuses, n);
  const duration = n % 2 ? 12 : 36;
  const monthsAgo = status === 'EXPIRED' ? duration + 2 : n % 6;
  const startDate = addMonths(dateOf(), -monthsAgo);
  return Object.assign(new ServiceAgreement(), {
    ...owner, userId, status, duration, startDate, endDate: addMonths(startDate, duration), paymentInterval: n % 3 ? 'MONTHLY' : 'YEARLY', licenseCount,
    licensePrice: pricePerLicense(licenseCount), billedPeriods: n % 3 ? monthsAgo + 1 : 1, purchaseId: newId('agr'),
  });
}

function clipCardOf(owner: object, userId: string, n: number): ClipCard {
  const hours = [5, 10, 25, 50][n % 4]!;
  const status = at(clipCardStatuses, n);
  const { net, discountPercent } = clipCardPrice(hours);
  const used = status === 'USED' ? hours : status === 'ACTIVE' ? Math.floor(hours / 3) + 0.5 : 0;
  return Object.assign(new ClipCard(), {
    ...owner, userId, hours, hoursUsed: used, discount: discountPercent, price: net, status, isBilled: true,
    expiresOn: addMonths(dateOf(), 12 - (n % 5)), purchaseId: newId('clip'),
  });
}

/** What the hours of a card went to. */
function hoursOf({ customerId, id: clipCardId, hoursUsed }: ClipCard): HourEntry[] {
  const minutes = hoursUsed * 60;
  const parts = [0.5, 0.3, 0.2].map((share) => Math.round(minutes * share / 15) * 15);
  parts[0]! += minutes - parts.reduce((sum, part) => sum + part, 0);
  return parts.flatMap((part, i) => (part > 0 ? [Object.assign(new HourEntry(), {
    customerId, clipCardId, minutes: part, workedOn: addMonths(dateOf(), i - 3), description: ['Opsætning af visninger og makroer', 'Oplæring af nye medarbejdere', 'Fejlsøgning i triggere'][i], loggedBy: 'Jonas Winther',
  })] : []));
}

function entriesFor(debtor: object, subject: LedgerSubject, subjectId: string, description: string, net: Ore, n: number): LedgerEntry[] {
  if (!net) return [];
  const status: PaymentStatus = n % 3 === 0 ? 'PENDING' : n % 7 === 0 ? 'CANCELLED' : 'PAID';
  const vat = vatOf(net);
  return [Object.assign(new LedgerEntry(), {
    ...debtor, subject, subjectId, description, net, vat, gross: net + vat, status, method: 'INVOICE', purchaseId: newId('ledg'),
    settledAt: status === 'PENDING' ? null : new Date(),
  })];
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
