import { pricePerLicense } from '../../domain/agreementPricing.ts';
import { CLIP_CARD_MONTHS, clipCardPrice } from '../../domain/clipCardPricing.ts';
import { addMonths, dateOf, lastDayOfTerm, momentOf } from '../../domain/dates.ts';
import { formatHourCount } from '../../domain/formatCount.ts';
import { licenseStatusOn } from '../../domain/licenseTerm.ts';
import {
  ClipCardStatus,
  LicenseRequestStatus,
  Plan,
  ServiceAgreementStatus,
  valuesOf,
} from '../../domain/vocabulary.ts';
import { AgreementWork } from '../agreementWork/AgreementWork.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { HourEntry } from '../clipCards/HourEntry.ts';
import { newId } from '../db/ids.ts';
import type { Write } from '../db/writes.ts';
import type { Department } from '../departments/Department.ts';
import { Installation } from '../installations/Installation.ts';
import { License } from '../licenses/License.ts';
import { LicenseRequest } from '../licenses/LicenseRequest.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { entryFor, periodsOf } from './demoLedger.ts';
import { between, daysAfter, daysAgo, inOfficeHours, backdate } from './demoTime.ts';

const plans = valuesOf(Plan);
const requestStatuses = valuesOf(LicenseRequestStatus);
const agreementStatuses = valuesOf(ServiceAgreementStatus);
const clipCardStatuses = valuesOf(ClipCardStatus);

const clipCardTasks = [
  'Opsætning af visninger og makroer',
  'Oplæring af nye medarbejdere',
  'Fejlsøgning i triggere',
] as const;
const agreementTasks = [
  ['Gennemgang af triggere efter opdatering', 'Svar om brugerroller og adgang'],
  ['Rettet e-mailvideresendelse', 'Kvartalsvist eftersyn af opsætningen', 'Hjælp til ny rapport'],
] as const;

interface Buyer {
  customerId: string;
  departmentId: string;
  userId: string;
}

interface Sale {
  id: string;
  createdAt: Date;
}

/**
 * The purchases of a department, the same every time. All departments together cover every status. `n` is the number of
 * the department among all companies.
 */
export function createSales(
  write: Write,
  department: Department,
  { subdomain, userId, n }: { subdomain: string; userId: string; n: number },
): Sale[] {
  const { em } = write;
  const { customerId, id: departmentId, poNumber } = department;
  const owner = { customerId, departmentId };
  const debtor = { ...owner, poNumber };
  const installation = backdate(
    em.create(Installation, {
      ...owner,
      subdomain,
      licenseType: at(plans, n),
      paymentInterval: n % 3 ? 'MONTHLY' : 'YEARLY',
    }),
    daysAfter(department.createdAt, 1),
  );
  const licenses = licensesOf(write, installation, n);
  const request = requestOf(write, installation, userId, n);
  if (!department.paymentMethod) return [installation, ...licenses, request];
  const count = licenses.filter(({ status }) => status === 'ACTIVE').reduce((sum, { quantity }) => sum + quantity, 0);
  const agreement = agreementOf(write, { ...owner, userId }, count, n);
  const card = clipCardOf(write, { ...owner, userId }, n);
  return [
    installation,
    ...licenses,
    request,
    agreement,
    card,
    ...workOf(write, agreement, n),
    ...hoursOf(write, card),
    ...periodsOf(agreement).map(({ description, net, moment }) =>
      entryFor(write, debtor, 'service_agreement', agreement, { description, net, moment, n }),
    ),
    entryFor(write, debtor, 'clip_card', card, {
      description: `Klippekort, ${formatHourCount(card.hours)}`,
      net: card.price,
      moment: card.createdAt,
      n: n + 1,
    }),
  ];
}

function requestOf(
  { em }: Write,
  { id: installationId, customerId, departmentId, licenseType }: Installation,
  userId: string,
  n: number,
): LicenseRequest {
  const status = at(requestStatuses, n);
  const requestedAt = inOfficeHours(daysAgo(1.3 + ((n * 5) % 23)));
  const isApproved = status === 'APPROVED' || status === 'COMPLETED';
  const request = em.create(LicenseRequest, {
    customerId,
    departmentId,
    installationId,
    userId,
    licenseType,
    requestedLicenses: 2 + (n % 9),
    status,
    purchaseId: newId('lreq'),
    approvedAt: isApproved ? daysAfter(requestedAt, 0.4) : null,
    fulfilledAt: status === 'COMPLETED' ? daysAfter(requestedAt, 1.1) : null,
  });
  return backdate(request, requestedAt);
}

function licensesOf({ em }: Write, installation: Installation, n: number): License[] {
  return [-3 - (n % 9), -20, 2].slice(0, n % 3 ? 2 : 3).map((monthsAgo, i) => {
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
    return backdate(license, daysBefore(validFrom, monthsAgo > 0 ? 80 : 6));
  });
}

function agreementOf({ em }: Write, buyer: Buyer, licenseCount: number, n: number): ServiceAgreement {
  const status = at(agreementStatuses, n);
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
    licensePrice: pricePerLicense(licenseCount),
    billedMonths: isPending
      ? 0
      : n % 3
        ? Math.min(monthsAgo + 1, duration)
        : Math.min(Math.ceil((monthsAgo + 1) / 12) * 12, duration),
    purchaseId: newId('agr'),
  });
  return backdate(agreement, daysBefore(startDate, isPending ? 32 + (n % 9) : 4));
}

/** The logged work of an active agreement. */
function workOf(
  { em }: Write,
  { id: agreementId, customerId, status, createdAt }: ServiceAgreement,
  n: number,
): AgreementWork[] {
  if (status !== 'ACTIVE') return [];
  return at(agreementTasks, n).map((description, i, all) => {
    const moment = between(createdAt, (i + 1) / (all.length + 1));
    const work = em.create(AgreementWork, {
      customerId,
      agreementId,
      workedOn: dateOf(moment),
      minutes: 30 + ((n + i) % 5) * 15,
      description,
      loggedBy: 'Jonas Winther',
    });
    return backdate(work, moment);
  });
}

function clipCardOf({ em }: Write, buyer: Buyer, n: number): ClipCard {
  const hours = [5, 10, 25, 50][n % 4]!;
  const status = at(clipCardStatuses, n);
  const { net, discountPercent } = clipCardPrice(hours);
  const hoursUsed = status === 'USED' ? hours : status === 'ACTIVE' ? Math.floor(hours / 3) + 0.5 : 0;
  const boughtOn = addMonths(dateOf(daysAgo(17)), -(n % 5) - (status === 'USED' ? 4 : 0));
  const card = em.create(ClipCard, {
    ...buyer,
    hours,
    hoursUsed,
    discount: discountPercent,
    price: net,
    status,
    isBilled: true,
    expiresOn: lastDayOfTerm(boughtOn, CLIP_CARD_MONTHS),
    purchaseId: newId('clip'),
  });
  return backdate(card, momentOf(boughtOn, '09:40'));
}

/** The entries of a card, which add up to its used hours. */
function hoursOf({ em }: Write, { customerId, id: clipCardId, hoursUsed, createdAt }: ClipCard): HourEntry[] {
  const minutes = hoursUsed * 60;
  const parts = [0.5, 0.3, 0.2].map((share) => Math.round((minutes * share) / 15) * 15);
  parts[0]! += minutes - parts.reduce((sum, part) => sum + part, 0);
  return parts.flatMap((part, i) => {
    if (part <= 0) return [];
    const moment = between(createdAt, (i + 1) / 4);
    const entry = em.create(HourEntry, {
      customerId,
      clipCardId,
      minutes: part,
      workedOn: dateOf(moment),
      description: clipCardTasks[i]!,
      loggedBy: 'Jonas Winther',
    });
    return [backdate(entry, moment)];
  });
}

/** A moment during working hours, `days` days before a date. */
const daysBefore = (date: string, days: number) => new Date(momentOf(date, '10:15').getTime() - days * 24 * 3600_000);
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
