import { LockMode } from '@mikro-orm/postgresql';
import { dateOf } from '../../domain/dates.ts';
import { formatLicenseCount } from '../../domain/formatCount.ts';
import { addedSeatsPrice } from '../../domain/licensePricing.ts';
import type { Ore } from '../../domain/money.ts';
import { ALL_REQUIRED, licenseOrder, missingOrderFields } from '../../domain/validation/licenses.ts';
import { labelOf, LicenseRequestStatus } from '../../domain/vocabulary.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import {
  approvalRuleFor,
  assertNotWaiting,
  awaitingApproval,
  createApproval,
  lockWaiting,
  markApproved,
  needsApproval,
} from '../approvals/approvalFlow.ts';
import { buyerOf, storedOrderOf, type ApprovedOrder } from '../approvals/approvedOrder.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { Department } from '../departments/Department.ts';
import { AppError, badInput, conflict, notFound } from '../errors.ts';
import { parseIdempotencyKey, parseInput } from '../graphql/validation.ts';
import { Installation } from '../installations/Installation.ts';
import { assertPaymentMethod, findOrSell, purchaseIdConflict } from '../payments/purchase.service.ts';
import { takePurchaseKey } from '../payments/takePurchaseKey.ts';
import { planPrice } from '../prices/planPrice.ts';
import { staffFor } from '../users/user.reads.ts';
import { findActiveLicense } from './findActiveLicense.ts';
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
  const id = await findOrSell(
    ['license_request_purchase_id_unique', 'purchase_approval_purchase_id_unique'],
    () => findEarlierOrder(ctx, purchaseId, input),
    () => createRequest(ctx, { customerId, purchaseId }, input),
  );
  return licenseRequestChange(ctx, id);
}

/** Places an approved order of licences. Placing it again changes nothing. */
export async function orderApprovedLicenses(ctx: Context, approval: ApprovedOrder): Promise<null> {
  const stored = storedOrderOf(approval.storedOrder, 'LICENSE_ORDER');
  const { customerId, purchaseId, departmentId } = approval;
  const earlier = await licenseRequestOfPurchase(ctx, purchaseId);
  if (!earlier) {
    const order = {
      departmentId,
      zendeskInstanceId: stored.installationId,
      requestedLicenses: stored.requestedLicenses,
      acceptTerms: true,
    };
    await createRequest(ctx, { customerId, purchaseId }, order, { ...approval, price: stored.price ?? null });
  }
  return null;
}

async function findEarlierOrder(
  ctx: Context,
  purchaseId: string,
  { departmentId, zendeskInstanceId, requestedLicenses }: Order,
): Promise<string | undefined> {
  const earlier = await licenseRequestOfPurchase(ctx, purchaseId);
  if (!earlier) {
    await assertNotWaiting(
      ctx,
      purchaseId,
      (order, department) =>
        order.kind === 'LICENSE_ORDER' &&
        order.installationId === zendeskInstanceId &&
        order.requestedLicenses === requestedLicenses &&
        (department === null || department === departmentId),
      purchaseIdConflict,
    );
    return undefined;
  }
  const isSameOrder =
    earlier.departmentId === departmentId &&
    earlier.installationId === zendeskInstanceId &&
    earlier.requestedLicenses === requestedLicenses;
  if (!isSameOrder) throw purchaseIdConflict();
  return earlier.id;
}

/** Returns the id of the request, or undefined when the purchase key is taken. */
async function createRequest(
  ctx: Context,
  { customerId, purchaseId }: Pick<LicenseRequest, 'customerId' | 'purchaseId'>,
  input: Order,
  approval?: ApprovedOrder & { price: Ore | null },
): Promise<string | undefined> {
  const { departmentId, zendeskInstanceId, requestedLicenses } = parseOrder(input);
  const staff = await staffFor(ctx, customerId);
  const rule = approval ? null : await approvalRuleFor(ctx);
  const buyer = buyerOf(ctx.viewer, approval);
  const stored = await ctx.writeAsSale<{ approvalId: string } | { requestId: string } | undefined>(async (write) => {
    if (!(await takePurchaseKey(write, { customerId, purchaseId, approvalId: approval?.id }))) return undefined;
    const department = await write.em.findOne(Department, { id: departmentId }, SHARED_LOCK);
    if (!department) throw badInput({ departmentId: 'Afdelingen findes ikke' });
    const installation = await write.em.findOne(Installation, { id: zendeskInstanceId }, SHARED_LOCK);
    if (installation?.departmentId !== departmentId)
      throw badInput({ zendeskInstanceId: 'Installationen hører ikke til afdelingen' });
    assertPaymentMethod(department);
    const price = approval
      ? approval.price
      : await planPrice(
          ctx.services.prices,
          { customerId, plan: installation.licenseType },
          { pricesId: input.priceListId, seats: requestedLicenses },
        );
    const net = price === null ? null : await priceUntilRenewal(write, installation, price * requestedLicenses);
    if (needsApproval(rule, net)) {
      const approvalId = await createApproval(ctx, write, rule, {
        purchaseId,
        department,
        description: `${formatLicenseCount(requestedLicenses)} på ${installation.subdomain}`,
        net,
        order: { kind: 'LICENSE_ORDER', installationId: zendeskInstanceId, requestedLicenses, price },
      });
      return { approvalId };
    }
    const waiting = approval && (await lockWaiting(write, approval.id));
    const request = write.em.create(LicenseRequest, {
      customerId,
      departmentId,
      installationId: zendeskInstanceId,
      licenseType: installation.licenseType,
      requestedLicenses,
      price,
      purchaseId,
      userId: buyer.userId,
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
          by: buyer.label,
        }),
      );
    if (waiting) await markApproved(ctx, write, waiting, request.id);
    return { requestId: request.id };
  });
  if (stored && 'approvalId' in stored) throw awaitingApproval(stored.approvalId);
  return stored?.requestId;
}

/** The price until the renewal of the licence that gets the seats, or for the first term of a new one. */
async function priceUntilRenewal(write: Write, installation: Installation, monthlyPrice: Ore): Promise<Ore> {
  const { id: installationId, licenseType: type, contractTerm } = installation;
  const active = await findActiveLicense(write, { installationId, type });
  return active ? addedSeatsPrice(monthlyPrice, active, dateOf()).untilRenewal : monthlyPrice * contractTerm;
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
