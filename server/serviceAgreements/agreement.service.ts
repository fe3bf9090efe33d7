import { LockMode } from '@mikro-orm/postgresql';
import { pricePerLicense } from '../../domain/agreementPricing.ts';
import { agreementForm } from '../../domain/validation/serviceAgreements.ts';
import { DEFAULT_INTERVAL, labelOf, ServiceAgreementStatus } from '../../domain/vocabulary.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { findToEdit } from '../db/editing.ts';
import type { Write } from '../db/writes.ts';
import { Department } from '../departments/Department.ts';
import { badInput, conflict, notFound } from '../errors.ts';
import { withoutNullish, parseInput } from '../graphql/validation.ts';
import { cancelUnpaid } from '../payments/cancelUnpaid.ts';
import { findBuyingDepartment } from '../payments/findBuyingDepartment.ts';
import { LedgerEntry } from '../payments/LedgerEntry.ts';
import { User } from '../users/User.ts';
import type { ServiceAgreementInput } from './agreement.inputs.ts';
import { agreementActivatedMail } from './agreement.mails.ts';
import { agreementChange } from './agreement.reads.ts';
import { activeLicenses, tryToBillAgreement } from './billing.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

const MISSING = 'Serviceaftalen findes ikke';
const PAYMENT_PENDING = 'Aftalen kan ikke aktiveres, før kortbetalingen er gået igennem.';

export async function createServiceAgreement(ctx: Context, input: ServiceAgreementInput) {
  return save(ctx, input, async () => new ServiceAgreement(), 'oprettet');
}

export async function updateServiceAgreement(
  ctx: Context,
  id: string,
  version: number | null,
  input: ServiceAgreementInput,
) {
  return save(
    ctx,
    input,
    async ({ em }) => assertNotDeleted(await findToEdit(em, ServiceAgreement, id, version, MISSING)),
    'opdateret',
  );
}

async function save(
  ctx: Context,
  input: ServiceAgreementInput,
  find: (write: Write) => Promise<ServiceAgreement>,
  action: string,
) {
  const { id, isActive } = await ctx.writeAsAdmin(async (write) => {
    const agreement = await find(write);
    const wasActive = agreement.status === 'ACTIVE';
    const { paymentInterval, ...form } = parseInput(agreementForm, {
      ...agreement,
      ...withoutNullish(input),
      ...(input.userId === null && { userId: null }),
    });
    const department = await findBuyingDepartment(write, form, agreement.customerId);
    if (!agreement.customerId) await setCurrentPrice(write, agreement, department);
    Object.assign(agreement, form, { paymentInterval: paymentInterval ?? agreement.paymentInterval });
    write.em.persist(agreement);
    if (!wasActive && agreement.status === 'ACTIVE') {
      if (await hasPendingCardPayment(write, agreement)) throw badInput({ status: PAYMENT_PENDING });
      await notifyActivated(ctx, write, agreement, department);
    }
    await recordAndPublish(ctx, write, agreement, `Serviceaftalen for ${department.name} er ${action}`);
    return { id: agreement.id, isActive: agreement.status === 'ACTIVE' };
  });
  // The first period is billed as soon as the agreement is active, not by the next run of the job.
  if (isActive) await tryToBillAgreement(ctx.services, id);
  return agreementChange(ctx.admin, id);
}

async function setCurrentPrice(write: Write, agreement: ServiceAgreement, department: Department): Promise<void> {
  const licenseCount = await activeLicenses(write, department.id);
  Object.assign(agreement, {
    customerId: department.customerId,
    licenseCount,
    licensePrice: pricePerLicense(licenseCount),
    paymentInterval: DEFAULT_INTERVAL,
    origin: 'PORTAL',
    purchaseId: agreement.id,
  });
}

/** Activates a pending agreement and notifies the buyer by mail. A repeated call changes nothing. */
export async function activateServiceAgreement(ctx: Context, id: string) {
  await ctx.writeAsAdmin(async (write) => {
    const agreement = await write.em.findOne(
      ServiceAgreement,
      { id, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!agreement) throw notFound(MISSING);
    if (agreement.status === 'ACTIVE') return;
    if (agreement.status !== 'PENDING')
      throw conflict(
        `Aftalen kan ikke aktiveres, fordi den har status ${labelOf(ServiceAgreementStatus, agreement.status)}.`,
      );
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
  await ctx.writeAsAdmin(async (write) => {
    const agreement = assertNotDeleted(await findToEdit(write.em, ServiceAgreement, id, null, MISSING));
    agreement.deletedAt = new Date();
    await cancelUnpaid(write, {
      subjectId: id,
      departmentId: agreement.departmentId,
      customerId: agreement.customerId,
    });
    await recordAndPublish(ctx, write, agreement, 'En serviceaftale er slettet');
  });
  return { deletedId: id };
}

function assertNotDeleted(agreement: ServiceAgreement): ServiceAgreement {
  if (agreement.deletedAt) throw notFound(MISSING);
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
  const buyer = userId ? await write.em.findOne(User, { id: userId, deactivatedAt: null }) : null;
  if (buyer) write.mail(agreementActivatedMail(ctx.services.config, buyer, { departmentName, endDate }));
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
