import { LockMode } from '@mikro-orm/postgresql';
import { formatLicenseCount } from '../../../../domain/basics/formatCount.ts';
import { labelOf, Plan } from '../../../../domain/basics/vocabulary.ts';
import { licenseForm } from '../../../../domain/sales/validation/licenses.ts';
import { SALE } from '../../../platform/access/employeeWrites.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, notFound } from '../../../platform/errors.ts';
import { parseEdit, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { cancelRetries } from '../../money/payments/cancelUnpaid.service.ts';
import { licenseChange } from './license.reads.ts';
import { License } from './License.ts';
import type { LicenseChanges, LicenseInput } from './license.types.ts';

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
  const id = await ctx.writeAsAdmin('sell', async (write) => {
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
  await ctx.writeAsAdmin(SALE, async (write) => {
    const license = assertNotDeleted(await findToEdit(write.em, License, id, null, NOT_FOUND_MESSAGE));
    license.deletedAt = new Date();
    const { departmentId } = await write.em.findOneOrFail(Installation, { id: license.installationId });
    await cancelRetries(write, { subjectId: id, departmentId, customerId: license.customerId });
    await recordAndPublish(ctx, write, license, `${nameOf(license)} er slettet`);
  });
  return { deletedId: id };
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
