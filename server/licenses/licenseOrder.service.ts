import { LockMode } from '@mikro-orm/postgresql';
import { formatLicenseCount } from '../../domain/formatCount.ts';
import { ALL_REQUIRED, licenseOrder, missingOrderFields } from '../../domain/validation/licenses.ts';
import { labelOf, LicenseRequestStatus } from '../../domain/vocabulary.ts';
import { actorOf, recordActivity, actorLabel } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { retryOnUniqueViolation } from '../db/idempotentInsert.ts';
import { Department } from '../departments/Department.ts';
import { AppError, badInput, conflict, notFound } from '../errors.ts';
import { parseIdempotencyKey, parseInput } from '../graphql/validation.ts';
import { Installation } from '../installations/Installation.ts';
import { assertPaymentMethod, purchaseIdConflict } from '../payments/purchase.service.ts';
import { staffFor } from '../users/user.reads.ts';
import type { OrderLicensesInput } from './license.inputs.ts';
import { licenseOrderedMail } from './license.mails.ts';
import { licenseRequestChange, licenseRequestOfPurchase } from './licenseRequest.reads.ts';
import { LicenseRequest } from './LicenseRequest.ts';

/** Keeps the department and installation from being changed or deleted until the order is stored. */
const SHARED_LOCK = { lockMode: LockMode.PESSIMISTIC_READ } as const;

type Order = Omit<OrderLicensesInput, 'purchaseId'>;

export async function orderLicenses(ctx: Context, { purchaseId: key, ...input }: OrderLicensesInput) {
  const customerId = ctx.companyFor('buy');
  const purchaseId = parseIdempotencyKey('purchaseId', key);
  const id = await retryOnUniqueViolation(
    ['license_request_purchase_id_unique'],
    async () =>
      (await findEarlierOrder(ctx, purchaseId, input)) ?? createRequest(ctx, { customerId, purchaseId }, input),
  );
  return licenseRequestChange(ctx, id);
}

async function findEarlierOrder(
  ctx: Context,
  purchaseId: string,
  { departmentId, zendeskInstanceId, requestedLicenses }: Order,
): Promise<string | undefined> {
  const earlier = await licenseRequestOfPurchase(ctx, purchaseId);
  if (!earlier) return undefined;
  const isSameOrder =
    earlier.departmentId === departmentId &&
    earlier.installationId === zendeskInstanceId &&
    earlier.requestedLicenses === requestedLicenses;
  if (!isSameOrder) throw purchaseIdConflict();
  return earlier.id;
}

async function createRequest(
  ctx: Context,
  { customerId, purchaseId }: Pick<LicenseRequest, 'customerId' | 'purchaseId'>,
  input: Order,
): Promise<string> {
  const { departmentId, zendeskInstanceId, requestedLicenses } = parseOrder(input);
  const staff = await staffFor(ctx, customerId);
  return ctx.writeAsSale(async (write) => {
    const department = await write.em.findOne(Department, { id: departmentId }, SHARED_LOCK);
    if (!department) throw badInput({ departmentId: 'Afdelingen findes ikke' });
    const installation = await write.em.findOne(Installation, { id: zendeskInstanceId }, SHARED_LOCK);
    if (installation?.departmentId !== departmentId)
      throw badInput({ zendeskInstanceId: 'Installationen hører ikke til afdelingen' });
    assertPaymentMethod(department);
    const request = write.em.create(LicenseRequest, {
      customerId,
      departmentId,
      installationId: zendeskInstanceId,
      licenseType: installation.licenseType,
      requestedLicenses,
      purchaseId,
      userId: ctx.viewer.kind === 'session' ? ctx.viewer.userId : null,
    });
    await write.em.flush();
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'license_request',
      entityId: request.id,
      title: `${formatLicenseCount(requestedLicenses)} er bestilt`,
      description: installation.subdomain,
    });
    write.publish({ topic: 'license-request.changed', id: request.id, customerId });
    for (const member of staff)
      write.mail(
        licenseOrderedMail(ctx.services.config, member, {
          request,
          subdomain: installation.subdomain,
          by: actorLabel(ctx.viewer),
        }),
      );
    return request.id;
  });
}

/** Reports missing fields with one common message, and invalid values field by field. */
function parseOrder(input: Order) {
  if (!missingOrderFields(input).length) return parseInput(licenseOrder, input);
  try {
    return parseInput(licenseOrder, input);
  } catch (error) {
    throw error instanceof AppError ? new AppError(error.code, ALL_REQUIRED, error.fields) : error;
  }
}

/** Cancels a PENDING request. The lock serializes the call with parallel changes by admins. */
export async function cancelLicenseRequest(ctx: Context, id: string) {
  const customerId = ctx.companyFor('buy');
  await ctx.writeAsSale(async (write) => {
    const request = await write.em.findOne(LicenseRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!request) throw notFound('Anmodningen findes ikke');
    if (request.status !== 'PENDING') {
      throw conflict(
        `Anmodningen kan ikke annulleres, fordi den har status ${labelOf(LicenseRequestStatus, request.status)}.`,
      );
    }
    request.status = 'REJECTED';
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'license_request',
      entityId: id,
      title: `En anmodning om ${formatLicenseCount(request.requestedLicenses)} er annulleret`,
    });
    write.publish({ topic: 'license-request.changed', id, customerId });
  });
  return licenseRequestChange(ctx, id);
}
