import { LockMode } from '@mikro-orm/postgresql';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import { labelOf, Plan } from '../../../../domain/basics/vocabulary.ts';
import { licenseDecisionDate } from '../../../../domain/sales/renewals.ts';
import { licenseForm, quantityRule } from '../../../../domain/sales/validation/licenses.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseEdit, parseField, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/recordActivity.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { cancelRetries } from '../../money/payments/cancelUnpaid.ts';
import type { LicenseChanges, LicenseInput } from './license.inputs.ts';
import { licenseChange } from './license.reads.ts';
import { License } from './License.ts';

const NOT_FOUND_MESSAGE = 'Licensen findes ikke';
const FORM_COLUMNS = [
  'installationId',
  'type',
  'status',
  'validFrom',
  'validUntil',
  'billingInterval',
  'contractTerm',
] as const;

export async function createLicense(ctx: Context, input: LicenseInput) {
  return saveLicense(ctx, 'oprettet', async (write) => {
    const form = parseInput(licenseForm, input);
    const { customerId } = await lockInstallation(write, form.installationId);
    return write.em.create(License, { ...pick(form, FORM_COLUMNS), quantity: form.quantity, customerId });
  });
}

export async function updateLicense(ctx: Context, id: string, version: number | null, changes: LicenseChanges) {
  return saveLicense(ctx, 'opdateret', async (write) => {
    const license = assertNotDeleted(await findToEdit(write.em, License, id, version, NOT_FOUND_MESSAGE));
    const form = parseEdit(licenseForm, license, changes);
    await lockInstallation(write, form.installationId, license.customerId);
    setColumns(license, form, FORM_COLUMNS);
    license.correctQuantity(form.quantity);
    return license;
  });
}

async function saveLicense(ctx: Context, action: string, storeLicense: (write: Write) => Promise<License>) {
  const id = await ctx.writeAsAdmin(async (write) => {
    const license = await storeLicense(write);
    await recordAndPublish(ctx, write, license, `${nameOf(license)} er ${action}`);
    return license.id;
  });
  return licenseChange(ctx.admin, id);
}

/**
 * Finds the installation of a licence and locks it against deletion. `customerId` is the company of an existing
 * licence.
 *
 * @throws AppError BAD_USER_INPUT when the installation is unknown or belongs to another company.
 */
async function lockInstallation({ em }: Write, id: string, customerId?: string): Promise<Installation> {
  const installation = await em.findOne(
    Installation,
    { id, ...(customerId && { customerId }) },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  if (!installation) throw badInput({ installationId: 'Installationen findes ikke' }, 'NOT_FOUND');
  return installation;
}

/** Marks the licence as deleted; the row stays as history. */
export async function deleteLicense(ctx: Context, id: string) {
  await ctx.writeAsAdmin(async (write) => {
    const license = assertNotDeleted(await findToEdit(write.em, License, id, null, NOT_FOUND_MESSAGE));
    license.deletedAt = new Date();
    const { departmentId } = await write.em.findOneOrFail(Installation, { id: license.installationId });
    await cancelRetries(write, { subjectId: id, departmentId, customerId: license.customerId });
    await recordAndPublish(ctx, write, license, `${nameOf(license)} er slettet`);
  });
  return { deletedId: id };
}

/** Sets a lower number of seats from the next renewal on. Throws CONFLICT after the notice deadline. */
export async function reduceSeats(ctx: Context, id: string, quantity: number, today = dateOf()) {
  return changeSeats(ctx, id, today, (license) => {
    parseField('quantity', quantityRule, quantity);
    if (quantity >= license.quantity)
      throw badInput({ quantity: `Vælg færre end de ${license.quantity}, I har nu` }, 'TOO_LARGE');
    license.renewalQuantity = quantity;
    return `Licenserne går fra ${license.quantity} til ${quantity} ved fornyelsen`;
  });
}

export async function undoSeatChange(ctx: Context, id: string, today = dateOf()) {
  return changeSeats(ctx, id, today, (license) => {
    if (license.renewalQuantity === null) return undefined;
    license.renewalQuantity = null;
    return `De ${license.quantity} licenser bliver ved fornyelsen alligevel`;
  });
}

/** `change` edits the licence and returns the title of the activity, or undefined when there was nothing to change. */
async function changeSeats(ctx: Context, id: string, today: string, change: (license: License) => string | undefined) {
  assertMay(ctx.viewer, 'buy');
  await ctx.write(async (write) => {
    const license = await write.em.findOne(License, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!license) throw notFound(NOT_FOUND_MESSAGE);
    if (license.status !== 'ACTIVE') throw conflict('Kun aktive licenser kan ændres');
    if (today > licenseDecisionDate(license.validUntil))
      throw conflict('Fristen for at ændre antallet ved denne fornyelse er overskredet');
    await assertUndecided(write, license);
    const title = change(license);
    if (title) await recordAndPublish(ctx, write, license, title);
  });
  return licenseChange(ctx, id);
}

/** The number of seats is part of a decision about the renewal, which may need an approval of its price. */
async function assertUndecided({ em }: Write, { id, validUntil }: License): Promise<void> {
  const decisions = await em.execute('select 1 from renewal_decision where subject_id = ? and end_date = ?', [
    id,
    validUntil,
  ]);
  if (decisions.length) throw conflict('Fornyelsen er besluttet. Fortryd beslutningen, før antallet ændres.');
}

const nameOf = ({ quantity, type }: License) => `${formatLicenseCount(quantity)} (${labelOf(Plan, type)})`;

function assertNotDeleted(license: License): License {
  if (license.deletedAt) throw notFound(NOT_FOUND_MESSAGE);
  return license;
}

async function recordAndPublish(ctx: Context, write: Write, { id, customerId }: License, title: string): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), { customerId, entityType: 'license', entityId: id, title });
  write.publish({ topic: 'license.changed', id, customerId });
}
