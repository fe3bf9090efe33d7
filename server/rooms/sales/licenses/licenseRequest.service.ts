import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../../domain/basics/money.ts';
import { labelOf, LicenseRequestStatus } from '../../../../domain/basics/vocabulary.ts';
import { heldBy, orderedSeatsPrice, type Limits } from '../../../../domain/sales/commitment.ts';
import { requestUpdate } from '../../../../domain/sales/validation/licenses.ts';
import { SALE } from '../../../platform/access/employeeWrites.ts';
import type { Context } from '../../../platform/context.ts';
import { assertCurrentVersion } from '../../../platform/db/editing.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { parseEdit } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { ifSees } from '../../identity/users/mailScope.reads.ts';
import { User } from '../../identity/users/User.ts';
import { chargeEntries } from '../../money/payments/chargeEntries.service.ts';
import { billAgreementsOf } from '../serviceAgreements/billing.service.ts';
import { findActiveLicense } from './activeLicense.reads.ts';
import { requestStatusMail } from './license.mails.ts';
import { License } from './License.ts';
import { addPricedSeats, billDuePeriods } from './licenseBilling.service.ts';
import { licenseRequestChange } from './licenseRequest.reads.ts';
import { LicenseRequest } from './LicenseRequest.ts';

interface RequestUpdate {
  adminNotes?: string | null | undefined;
  quantity?: number | null | undefined;
}

/** Sets any status, in any order. COMPLETED creates licences, so it has its own function. */
export async function setLicenseRequestStatus(
  ctx: Context,
  id: string,
  version: number | null,
  status: LicenseRequestStatus,
  update: RequestUpdate,
) {
  if (status === 'COMPLETED') throw badInput({ status: 'En anmodning fuldføres for sig' }, 'NOT_ALLOWED');
  return changeRequest(ctx, id, version, status, update);
}

/** Creates the licences once, however often a request is completed, and even if it is reopened in between. */
export async function completeLicenseRequest(ctx: Context, id: string, version: number | null, update: RequestUpdate) {
  return changeRequest(ctx, id, version, 'COMPLETED', update);
}

async function changeRequest(
  ctx: Context,
  id: string,
  version: number | null,
  status: LicenseRequestStatus,
  update: RequestUpdate,
) {
  const { entryIds, departmentId } = await ctx.writeAsAdmin(SALE, async (write) => {
    const request = await write.em.findOne(
      LicenseRequest,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['adminNotes'] },
    );
    if (!request) throw notFound('Anmodningen findes ikke');
    assertCurrentVersion(request.version, version);
    const before = { status: request.status, quantity: request.requestedLicenses };
    const stored = { adminNotes: request.adminNotes, quantity: request.requestedLicenses };
    const { adminNotes, quantity } = parseEdit(requestUpdate, stored, update);
    request.adminNotes = adminNotes;
    if (!request.fulfilledAt) request.requestedLicenses = quantity;
    request.status = status;
    if (status === 'APPROVED') request.approvedAt ??= new Date();
    const created = status === 'COMPLETED' && !request.fulfilledAt ? await createLicenses(write, request) : NOTHING;
    write.publish({ topic: 'license-request.changed', id, customerId: request.customerId });
    if (before.status !== status) await recordAndMailStatus(ctx, write, request);
    else if (before.quantity !== request.requestedLicenses)
      await recordRequestActivity(ctx, write, request, correctionText(before.quantity, request.requestedLicenses));
    return created;
  });
  await chargeEntries(ctx.services, entryIds);
  if (departmentId) await billAgreementsOf(ctx.services, departmentId);
  return licenseRequestChange(ctx.admin, id);
}

interface CreatedLicenses {
  /** Ids of the entries to charge to a card. */
  entryIds: string[];
  /** The department whose agreements get the seats. */
  departmentId: string | null;
}

const NOTHING: CreatedLicenses = { entryIds: [], departmentId: null };

/**
 * Adds seats to the installation's active licence of the same type, whose dates do not change, or creates one. Bills
 * seats that have a price.
 */
async function createLicenses(write: Write, request: LicenseRequest): Promise<CreatedLicenses> {
  const { em, publish, webhook } = write;
  const { id: requestId, customerId, installationId, licenseType: type, requestedLicenses: quantity, price } = request;
  const { contractTerm, billingInterval } = request;
  const installation = await em.findOneOrFail(
    Installation,
    { id: installationId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const active = await findActiveLicense(write, { installationId, type }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const today = dateOf();
  await assertWithinCommitment(write, request, active, today);
  const license =
    active ??
    em.create(License, {
      customerId,
      installationId,
      type,
      quantity,
      status: 'ACTIVE',
      billingInterval,
      contractTerm,
      validFrom: today,
      validUntil: lastDayOfTerm(today, contractTerm),
      monthlyPrice: price === null ? null : price * quantity,
    });
  const entryIds = await addOrBill(write, active, license, { quantity, price, requestId });
  request.fulfilledAt = new Date();
  publish({ topic: 'license.changed', id: license.id, customerId });
  webhook({
    customerId,
    type: 'license_completed',
    data: {
      licenseRequestId: request.id,
      licenseId: license.id,
      installationId,
      subdomain: installation.subdomain,
      licenseType: type,
      quantity,
      totalQuantity: license.quantity,
    },
  });
  return { entryIds, departmentId: installation.departmentId };
}

/**
 * Refuses to create more than was ordered, for a company with a limit: an admin may have corrected the number, and the
 * seats may go to a licence that lasts longer than the one for which they were ordered.
 */
async function assertWithinCommitment(
  { em }: Write,
  { customerId, requestedLicenses: seats, price, contractTerm, commitment }: LicenseRequest,
  license: License | null,
  day: string,
): Promise<void> {
  const net = orderedSeatsPrice({ seats, price, license, contractTerm, day });
  if (net === null || commitment === null || net <= commitment) return;
  const [limits] = await runIn(
    em,
    sql<Limits>`
      select approval_limit as "order", approval_month_limit as "month" from customer where id = ${customerId}`,
  );
  if (heldBy(limits!, net, 0) !== null)
    throw badInput(
      {
        quantity:
          `Bestillingen er godkendt for ${formatKroner(commitment)}, men koster nu ${formatKroner(net)}, og det er ` +
          'over virksomhedens grænse. Bed virksomheden bestille igen.',
      },
      'TOO_LARGE',
    );
}

interface AddedSeats {
  quantity: number;
  price: number | null;
  requestId: string;
}

/** Adds the seats to the active licence, or bills the new licence. */
async function addOrBill(
  write: Write,
  active: License | null,
  license: License,
  { price, ...seats }: AddedSeats,
): Promise<string[]> {
  if (!active) return billDuePeriods(write, license);
  if (price !== null) return addPricedSeats(write, active, { ...seats, price });
  active.addSeats(seats.quantity);
  return [];
}

async function recordAndMailStatus(ctx: Context, write: Write, request: LicenseRequest): Promise<void> {
  const { userId, status, requestedLicenses } = request;
  const label = labelOf(LicenseRequestStatus, status);
  await recordRequestActivity(ctx, write, request, `Anmodningen om ${formatLicenseCount(requestedLicenses)}: ${label}`);
  const found = userId ? await write.em.findOne(User, { id: userId, deactivatedAt: null }) : null;
  const user = ifSees(found, 'LICENSES', request.departmentId);
  if (user) write.mail(requestStatusMail(ctx.services.config, user, { request, label }));
}

const recordRequestActivity = (ctx: Context, write: Write, { id, customerId }: LicenseRequest, title: string) =>
  recordActivity(write, actorOf(ctx.viewer), { customerId, entityType: 'license_request', entityId: id, title });

const correctionText = (from: number, to: number) =>
  `Anmodningen om ${formatLicenseCount(from)} er rettet til ${formatLicenseCount(to)}`;
