import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import { labelOf, LicenseRequestStatus } from '../../../../domain/basics/vocabulary.ts';
import { ALL_REQUIRED, licenseOrder, missingOrderFields } from '../../../../domain/sales/validation/licenses.ts';
import { personOf } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError, badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { eachAddressOnce, type Recipient } from '../../../platform/mail/outgoing.ts';
import { actorLabel, actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { Department } from '../../companies/departments/Department.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { userSees } from '../../identity/users/mailScope.reads.ts';
import { staffFor } from '../../identity/users/user.reads.ts';
import { assertPaymentMethod } from '../../money/payments/paymentMethod.service.ts';
import {
  assertNotWaiting,
  awaitingApproval,
  createApproval,
  lockWaiting,
  markApproved,
  orderedByCaller,
} from '../approvals/approvalFlow.service.ts';
import { buyerOf, storedOrderOf, type ApprovedOrder } from '../approvals/approvedOrder.reads.ts';
import { approvalRuleFor, limitHolding, recordCommitment } from '../approvals/limits.service.ts';
import type { StoredOrder } from '../approvals/PurchaseApproval.ts';
import { buyerToConfirm, recipientOf } from '../purchases/confirmOrder.service.ts';
import { findOrSell, purchaseIdConflict } from '../purchases/purchase.service.ts';
import { takePurchaseKey } from '../purchases/purchaseKey.service.ts';
import { assertShownTerms, copyAcceptance, recordAcceptance } from '../terms/terms.service.ts';
import { licenseOrderConfirmedMail, licenseOrderedMail, orderCancelledMail } from './license.mails.ts';
import type { OrderLicensesInput } from './license.types.ts';
import { licenseRequestChange, licenseRequestOfPurchase } from './licenseRequest.reads.ts';
import { LicenseRequest } from './LicenseRequest.ts';
import { quoteSeats } from './quoteSeats.ts';

/** Keeps the department and installation from being changed or deleted until the order is stored. */
const SHARED_LOCK = { lockMode: LockMode.PESSIMISTIC_READ } as const;

type Order = Omit<OrderLicensesInput, 'purchaseId'>;

type StoredSeats = Extract<StoredOrder, { kind: 'LICENSE_ORDER' }>;

const DOCUMENT = 'LICENSE';

export async function orderLicenses(ctx: Context, { purchaseId: key, ...input }: OrderLicensesInput) {
  const customerId = ctx.companyFor('orderLicenses');
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
    await createRequest(ctx, { customerId, purchaseId }, order, { ...approval, stored });
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
  approval?: ApprovedOrder & { stored: StoredSeats },
): Promise<string | undefined> {
  const { departmentId, zendeskInstanceId, requestedLicenses } = parseOrder(input);
  const terms = { document: DOCUMENT, termsVersion: input.termsVersion } as const;
  if (!approval) assertShownTerms(terms);
  const staff = await staffFor(ctx, customerId);
  const rule = approval ? null : await approvalRuleFor(ctx);
  const buyer = buyerOf(ctx.viewer, approval);
  const confirmed = await buyerToConfirm(ctx, approval);
  const stored = await ctx.writeAsSale<{ approvalId: string } | { requestId: string } | undefined>(async (write) => {
    if (!(await takePurchaseKey(write, { customerId, purchaseId, approvalId: approval?.id }))) return undefined;
    const department = await write.em.findOne(Department, { id: departmentId }, SHARED_LOCK);
    if (!department) throw badInput({ departmentId: 'Afdelingen findes ikke' }, 'NOT_FOUND');
    const installation = await write.em.findOne(Installation, { id: zendeskInstanceId }, SHARED_LOCK);
    if (installation?.departmentId !== departmentId)
      throw badInput({ zendeskInstanceId: 'Installationen hører ikke til afdelingen' }, 'NOT_FOUND');
    assertPaymentMethod(department);
    const { order, net, commitment } = approval
      ? { order: approval.stored, net: approval.net, commitment: approval.commitment }
      : await quoteSeats(ctx, write, installation, { ...input, requestedLicenses });
    const description = `${formatLicenseCount(requestedLicenses)} på ${installation.subdomain}`;
    const heldBy = await limitHolding(write, rule, commitment);
    if (rule && heldBy) {
      const approvalId = await createApproval(orderedByCaller(ctx), write, rule, {
        purchaseId,
        department,
        description,
        net,
        commitment,
        heldBy,
        order,
        accept: (subjectId) => recordAcceptance(ctx, write, { customerId, document: DOCUMENT, subjectId, description }),
      });
      return { approvalId };
    }
    const waiting = approval && (await lockWaiting(write, approval.id));
    const request = write.em.create(LicenseRequest, {
      customerId,
      departmentId,
      installationId: zendeskInstanceId,
      licenseType: order.plan,
      requestedLicenses,
      contractTerm: order.contractTerm,
      billingInterval: order.billingInterval,
      price: order.price ?? null,
      commitment,
      purchaseId,
      userId: buyer.userId,
    });
    await write.em.flush();
    await recordCommitment(write, rule, { kind: 'ORDER', subjectId: request.id, amount: commitment });
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
    const acceptance = waiting
      ? await copyAcceptance(write, waiting.id, request.id)
      : recordAcceptance(ctx, write, { customerId, document: DOCUMENT, subjectId: request.id, description });
    const to = await recipientOf(write, confirmed, department);
    if (to)
      write.mail(
        licenseOrderConfirmedMail(ctx.services.config, to, {
          request,
          subdomain: installation.subdomain,
          untilRenewal: net,
          acceptance,
          approvedBy: approval && ctx.viewer.name,
        }),
      );
    if (waiting) await markApproved(ctx, write, waiting, request.id);
    return { requestId: request.id };
  });
  if (stored && 'approvalId' in stored) throw awaitingApproval(stored.approvalId);
  return stored?.requestId;
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
  const customerId = ctx.companyFor('orderLicenses');
  const buyer = await buyerToMail(ctx, id);
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
    const { subdomain } = await write.em.findOneOrFail(Installation, { id: request.installationId });
    for (const to of eachAddressOnce<Recipient>([personOf(ctx.viewer), buyer]))
      write.mail(orderCancelledMail(ctx.services.config, to, { request, subdomain, by: actorLabel(ctx.viewer) }));
    write.publish({ topic: 'license-request.changed', id, customerId });
  });
  return licenseRequestChange(ctx, id);
}

/** The buyer of a request, while they are an active user who sees it. Read as the system, because it mails them. */
async function buyerToMail(ctx: Context, id: string): Promise<Recipient | undefined> {
  const [buyer] = await ctx.readAsSystem(
    sql<Recipient>`
      select u.name, u.email from license_request r join user_account u on u.id = r.user_id
      where r.id = ${id} and u.deactivated_at is null and ${userSees('u', 'LICENSES', sql`r.department_id`)}`,
  );
  return buyer;
}
