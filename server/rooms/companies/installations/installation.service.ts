import { LockMode } from '@mikro-orm/postgresql';
import { historyText, type History } from '../../../../domain/basics/history.ts';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import {
  apiCredentialsEdit,
  apiCredentialsForm,
  installationForm,
} from '../../../../domain/companies/validation/installation.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick } from '../../../platform/db/editing.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseEdit, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../activity/activity.service.ts';
import { departmentById } from '../departments/department.reads.ts';
import { createWithExternalId } from '../externalReferences/externalReference.service.ts';
import { installationChange } from './installation.reads.ts';
import { Installation, INSTALLATION_FORM_COLUMNS, keyBinding } from './Installation.ts';
import type { ApiCredentialsInput, InstallationInput } from './installation.types.ts';

const NOT_FOUND_MESSAGE = 'Zendesk-installationen findes ikke';
const NO_DEPARTMENT = { departmentId: 'Afdelingen findes ikke' };
/** Reports a violated constraint on the field that caused it. */
export const rethrowSaveError = rethrowAsFieldError({
  installation_subdomain_unique: { subdomain: 'Subdomænet er allerede i brug. Vælg et andet.' },
  installation_department_id_foreign: NO_DEPARTMENT,
});

export async function createInstallation(ctx: Context, input: InstallationInput, externalId: string | null) {
  const customerId = ctx.companyFor('manageCompany');
  const form = await parseForm(ctx, input);
  const id = await createWithExternalId(ctx, { type: 'INSTALLATION', externalId }, (write) =>
    insertInstallation(ctx, write, { ...pick(form, INSTALLATION_FORM_COLUMNS), customerId }),
  ).catch(rethrowSaveError);
  return installationChange(ctx, id);
}

/** Stores a new installation and returns its id. */
export async function insertInstallation(
  ctx: Context,
  write: Write,
  columns: Pick<Installation, (typeof INSTALLATION_FORM_COLUMNS)[number] | 'customerId'> & {
    requestId?: string | null;
  },
): Promise<string> {
  const installation = write.em.create(Installation, columns);
  await recordAndPublish(ctx, write, installation, `Zendesk-installationen ${installation.subdomain} er oprettet`);
  return installation.id;
}

/** Throws when the caller may not move the installation to the other department. */
export type AssertMayMove = (write: Write, installation: Installation, departmentId: string) => Promise<void>;

export async function updateInstallation(ctx: Context, id: string, version: number | null, input: InstallationInput) {
  assertMay(ctx.viewer, 'manageCompany');
  const form = await parseForm(ctx, input);
  const limits = await limitsOfMoves(ctx);
  let hasMoved = false;
  await ctx
    .write(async (write) => {
      const installation = await findToEdit(write.em, Installation, id, version, NOT_FOUND_MESSAGE);
      hasMoved = form.departmentId !== installation.departmentId;
      if (hasMoved) for (const assertMayMove of limits) await assertMayMove(write, installation, form.departmentId);
      const { customerId, departmentId: before, connection: connectionBefore } = installation;
      installation.change(form);
      await recordAndPublish(ctx, write, installation, `Zendesk-installationen ${installation.subdomain} er opdateret`);
      if (form.departmentId !== before) write.publish({ topic: 'department.changed', id: before, customerId });
      if (installation.connection !== connectionBefore) publishSeats(write, installation);
    })
    .catch(rethrowSaveError);
  if (hasMoved)
    for (const { whenInstallationHasMoved } of ctx.services.rooms)
      await whenInstallationHasMoved?.(ctx.services, form.departmentId);
  return installationChange(ctx, id);
}

async function limitsOfMoves(ctx: Context): Promise<AssertMayMove[]> {
  const limits = await Promise.all(
    ctx.services.rooms.map(({ limitInstallationMoves }) => limitInstallationMoves?.(ctx)),
  );
  return limits.filter((limit) => limit !== undefined);
}

export async function deleteInstallation(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'manageCompany');
  await ctx.write(async (write) => {
    const installation = await write.em.findOne(Installation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!installation) throw notFound(NOT_FOUND_MESSAGE);
    const history = historyText(await installationHistory(ctx, write, id));
    if (history) throw conflict(`Installationen kan ikke slettes, fordi den har ${history}.`);
    for (const { whenInstallationIsDeleted } of ctx.services.rooms) await whenInstallationIsDeleted?.(write, id);
    await recordAndPublish(ctx, write, installation, `Zendesk-installationen ${installation.subdomain} er slettet`);
    write.em.remove(installation);
  });
  await ctx.services.jobs.send('zendesk.revoke', {});
  return { deletedId: id };
}

/** Counts the records of all rooms that would be lost if the installation were deleted. */
async function installationHistory({ services }: Context, write: Write, id: string): Promise<History> {
  const history: History = {};
  for (const { countInstallationHistory } of services.rooms)
    Object.assign(history, await countInstallationHistory?.(write, id));
  return history;
}

export async function saveApiCredentials(ctx: Context, id: string, input: ApiCredentialsInput) {
  assertMay(ctx.viewer, 'changeKeys');
  await ctx.write(async (write) => {
    const installation = await findToEdit(write.em, Installation, id, null, NOT_FOUND_MESSAGE);
    if (installation.connection === 'OAUTH')
      throw conflict('Installationen er forbundet uden Zendesk-nøgle. Afbryd forbindelsen, før du gemmer en nøgle.');
    const rule = installation.zendeskApiKeyLast4 ? apiCredentialsEdit : apiCredentialsForm;
    const { zendeskApiKey, zendeskApiEmail } = parseEdit(
      rule,
      { zendeskApiEmail: installation.zendeskApiEmail },
      input,
    );
    installation.zendeskApiEmail = zendeskApiEmail;
    if (zendeskApiKey)
      installation.storeKey(ctx.services.secrets.seal(zendeskApiKey, keyBinding(id)), zendeskApiKey.slice(-4));
    await recordAndPublish(
      ctx,
      write,
      installation,
      `${zendeskApiKey ? 'Zendesk-nøglen' : 'E-mailen til Zendesk-nøglen'} til ${installation.subdomain} er gemt`,
      'INTEGRATIONS',
    );
    publishSeats(write, installation);
  });
  return installationChange(ctx, id);
}

/**
 * Disconnects an installation, whatever connects it. Triggers delete everything about the people that was read, and let
 * OAuth tokens be revoked at Zendesk.
 */
export async function deleteApiCredentials(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'changeKeys');
  await ctx.write(async (write) => {
    // A repetition at the same moment waits, and then finds nothing to delete.
    const installation = await write.em.findOne(Installation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!installation) throw notFound(NOT_FOUND_MESSAGE);
    const { connection, zendeskApiKeyLast4, zendeskApiEmail, subdomain } = installation;
    if (connection === 'NONE' && !zendeskApiEmail) return;
    installation.disconnect();
    const title = zendeskApiKeyLast4 || connection === 'NONE' ? 'Zendesk-nøglen til' : 'Forbindelsen til Zendesk for';
    await recordAndPublish(ctx, write, installation, `${title} ${subdomain} er fjernet`, 'INTEGRATIONS');
    publishSeats(write, installation);
  });
  await ctx.services.jobs.send('zendesk.revoke', {});
  return installationChange(ctx, id);
}

async function parseForm(ctx: Context, input: InstallationInput) {
  const form = parseInput(installationForm, input);
  if (!(await departmentById(ctx, form.departmentId))) throw badInput(NO_DEPARTMENT, 'NOT_FOUND');
  return form;
}

async function recordAndPublish(
  ctx: Context,
  write: Write,
  { id, customerId, departmentId }: Installation,
  title: string,
  alsoSubject?: Subject,
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'zendesk_instance',
    entityId: id,
    title,
    alsoSubject,
  });
  write.publish({ topic: 'installation.changed', id, customerId });
  // A department shows the number of its installations.
  write.publish({ topic: 'department.changed', id: departmentId, customerId });
}

/** Whether the help desk is read follows from the stored credentials. */
const publishSeats = ({ publish }: Write, { id, customerId }: Installation) =>
  publish({ topic: 'seats.changed', id, customerId });
