import { LockMode } from '@mikro-orm/postgresql';
import { labelOf, ServiceAgreementStatus } from '../../../../domain/basics/vocabulary.ts';
import { DEFAULT_INTERVAL } from '../../../../domain/companies/licenseDefaults.ts';
import { pricePerLicense } from '../../../../domain/sales/agreementPricing.ts';
import { agreementForm, newAgreementForm } from '../../../../domain/sales/validation/serviceAgreements.ts';
import { SALE } from '../../../platform/access/employeeWrites.ts';
import type { Context } from '../../../platform/context.ts';
import { assertCurrentVersion, findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseEdit, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { Department } from '../../companies/departments/Department.ts';
import { ifSees } from '../../identity/users/mailScope.reads.ts';
import { User } from '../../identity/users/User.ts';
import { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { cancelUnpaid } from '../../money/payments/cancelUnpaid.service.ts';
import { findBuyingDepartment } from '../purchases/buyingDepartment.service.ts';
import { agreementActivatedMail } from './agreement.mails.ts';
import { agreementChange } from './agreement.reads.ts';
import type { ServiceAgreementChanges, ServiceAgreementInput } from './agreement.types.ts';
import { countActiveSeats, tryToBillAgreement } from './billing.service.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';
import { soldPricesOf } from './soldPrices.ts';

const NOT_FOUND_MESSAGE = 'Serviceaftalen findes ikke';
const FORM_COLUMNS = [
  'departmentId',
  'userId',
  'duration',
  'startDate',
  'endDate',
  'status',
  'paymentInterval',
] as const;
const PAYMENT_PENDING = 'Aftalen kan ikke aktiveres, før kortbetalingen er gået igennem.';

export async function createServiceAgreement(ctx: Context, input: ServiceAgreementInput) {
  return saveAgreement(ctx, 'oprettet', async (write) => {
    const { status, paymentInterval, ...given } = parseInput(newAgreementForm, input);
    const form = {
      ...given,
      status: status ?? ('PENDING' as const),
      paymentInterval: paymentInterval ?? DEFAULT_INTERVAL,
    };
    const department = await findBuyingDepartment(write, form);
    const licenseCount = await countActiveSeats(write, department.id);
    const current = await ctx.services.prices.forCompany(department.customerId);
    const id = newId(ServiceAgreement.idPrefix);
    const agreement = write.em.create(ServiceAgreement, {
      ...pick(form, FORM_COLUMNS),
      id,
      customerId: department.customerId,
      licenseCount,
      licensePrice: pricePerLicense(current, licenseCount),
      ...soldPricesOf(current),
      origin: 'PORTAL',
      purchaseId: id,
    });
    return { agreement, department, isActivated: agreement.status === 'ACTIVE' };
  });
}

export async function updateServiceAgreement(
  ctx: Context,
  id: string,
  version: number | null,
  changes: ServiceAgreementChanges,
) {
  return saveAgreement(ctx, 'opdateret', async (write) => {
    const agreement = assertNotDeleted(await findToEdit(write.em, ServiceAgreement, id, version, NOT_FOUND_MESSAGE));
    const wasActive = agreement.status === 'ACTIVE';
    const form = parseEdit(agreementForm, agreement, changes);
    const department = await findBuyingDepartment(write, form, agreement.customerId);
    setColumns(agreement, form, FORM_COLUMNS);
    return { agreement, department, isActivated: !wasActive && agreement.status === 'ACTIVE' };
  });
}

interface StoredAgreement {
  agreement: ServiceAgreement;
  department: Department;
  /** Whether the agreement is active and was not before. */
  isActivated: boolean;
}

async function saveAgreement(ctx: Context, action: string, storeAgreement: (write: Write) => Promise<StoredAgreement>) {
  const { id, isActive } = await ctx.writeAsAdmin(SALE, async (write) => {
    const { agreement, department, isActivated } = await storeAgreement(write);
    if (isActivated) {
      if (await hasPendingCardPayment(write, agreement)) throw badInput({ status: PAYMENT_PENDING }, 'NOT_ALLOWED');
      await notifyActivated(ctx, write, agreement, department);
    }
    await recordAndPublish(ctx, write, agreement, `Serviceaftalen for ${department.name} er ${action}`);
    return { id: agreement.id, isActive: agreement.status === 'ACTIVE' };
  });
  // The first period is billed as soon as the agreement is active, not by the next run of the job.
  if (isActive) await tryToBillAgreement(ctx.services, id);
  return agreementChange(ctx.admin, id);
}

/**
 * Activates a pending agreement and notifies the buyer by mail. A repeated call changes nothing. Throws CONFLICT when
 * the pending agreement has changed since the admin saw it.
 */
export async function activateServiceAgreement(ctx: Context, id: string, seenVersion?: number | null) {
  await ctx.writeAsAdmin(SALE, async (write) => {
    const agreement = await write.em.findOne(
      ServiceAgreement,
      { id, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!agreement) throw notFound(NOT_FOUND_MESSAGE);
    if (agreement.status === 'ACTIVE') return;
    if (agreement.status !== 'PENDING')
      throw conflict(
        `Aftalen kan ikke aktiveres, fordi den har status ${labelOf(ServiceAgreementStatus, agreement.status)}.`,
      );
    assertCurrentVersion(agreement.version, seenVersion);
    if (await hasPendingCardPayment(write, agreement)) throw conflict(PAYMENT_PENDING);
    agreement.status = 'ACTIVE';
    const department = await write.em.findOneOrFail(Department, { id: agreement.departmentId });
    await notifyActivated(ctx, write, agreement, department);
    await recordAndPublish(ctx, write, agreement, `Serviceaftalen for ${department.name} er aktiv`);
  });
  await tryToBillAgreement(ctx.services, id);
  return agreementChange(ctx.admin, id);
}

/** An agreement stays inactive until the card payment that bought it has settled. */
async function hasPendingCardPayment({ em }: Write, { id: subjectId, purchaseId }: ServiceAgreement): Promise<boolean> {
  return (
    (await em.count(LedgerEntry, {
      subjectId,
      purchaseId,
      origin: 'CLIENT',
      method: 'CREDIT_CARD',
      status: 'PENDING',
    })) > 0
  );
}

/** Soft delete: the row stays, and its pending ledger entries are cancelled. */
export async function deleteServiceAgreement(ctx: Context, id: string) {
  await ctx.writeAsAdmin(SALE, async (write) => {
    const agreement = assertNotDeleted(await findToEdit(write.em, ServiceAgreement, id, null, NOT_FOUND_MESSAGE));
    agreement.deletedAt = new Date();
    await cancelUnpaid(write, ctx.services, {
      subjectId: id,
      departmentId: agreement.departmentId,
      customerId: agreement.customerId,
    });
    await recordAndPublish(ctx, write, agreement, 'En serviceaftale er slettet');
  });
  return { deletedId: id };
}

function assertNotDeleted(agreement: ServiceAgreement): ServiceAgreement {
  if (agreement.deletedAt) throw notFound(NOT_FOUND_MESSAGE);
  return agreement;
}

/** Sends the company's webhook and the mail to the buyer, for every way in which an agreement becomes active. */
async function notifyActivated(
  ctx: Context,
  write: Write,
  agreement: ServiceAgreement,
  { id: departmentId, name: departmentName }: Department,
): Promise<void> {
  const { id: serviceAgreementId, customerId, userId, startDate, endDate } = agreement;
  write.webhook({
    customerId,
    type: 'agreement_active',
    data: { serviceAgreementId, departmentId, departmentName, startDate, endDate },
  });
  const found = userId ? await write.em.findOne(User, { id: userId, deactivatedAt: null }) : null;
  const buyer = ifSees(found, 'AGREEMENTS', departmentId);
  if (buyer) write.mail(agreementActivatedMail(ctx.services.config, buyer, { customerId, departmentName, endDate }));
}

async function recordAndPublish(
  ctx: Context,
  write: Write,
  { id, customerId }: ServiceAgreement,
  title: string,
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'service_agreement',
    entityId: id,
    title,
  });
  write.publish({ topic: 'service-agreement.changed', id, customerId });
}
