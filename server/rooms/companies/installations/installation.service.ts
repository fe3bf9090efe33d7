import { LockMode } from '@mikro-orm/postgresql';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { historyText } from '../../../../domain/basics/history.ts';
import { formatKroner } from '../../../../domain/basics/money.ts';
import {
  apiCredentialsEdit,
  apiCredentialsForm,
  installationForm,
} from '../../../../domain/companies/validation/installation.ts';
import { moveCommitment } from '../../../../domain/sales/commitment.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick } from '../../../platform/db/editing.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseEdit, parseInput } from '../../../platform/graphql/validation.ts';
import { approvalRuleFor, limitHolding, recordCommitment, type ApprovalRule } from '../../sales/approvals/limits.ts';
import { deleteCancelledRequests, isRequestOfInstallation } from '../../sales/licenses/licenseHistory.ts';
import { billAgreementsOf } from '../../sales/serviceAgreements/billing.ts';
import { countSeatsToMove, openAgreementsOf } from '../../sales/serviceAgreements/openAgreements.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import { departmentById } from '../departments/department.reads.ts';
import { createWithExternalId } from '../externalReferences/externalReference.service.ts';
import type { ApiCredentialsInput, InstallationInput } from './installation.inputs.ts';
import { installationChange, installationHistory } from './installation.reads.ts';
import { Installation, INSTALLATION_FORM_COLUMNS, keyBinding } from './Installation.ts';

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

export async function updateInstallation(ctx: Context, id: string, version: number | null, input: InstallationInput) {
  assertMay(ctx.viewer, 'manageCompany');
  const form = await parseForm(ctx, input);
  const rule = await approvalRuleFor(ctx);
  let hasMoved = false;
  await ctx
    .write(async (write) => {
      const installation = await findToEdit(write.em, Installation, id, version, NOT_FOUND_MESSAGE);
      hasMoved = form.departmentId !== installation.departmentId;
      if (hasMoved) await assertMoveWithinLimits(ctx, write, rule, installation, form.departmentId);
      const { customerId, departmentId: before, connection: connectionBefore } = installation;
      installation.change(form);
      await recordAndPublish(ctx, write, installation, `Zendesk-installationen ${installation.subdomain} er opdateret`);
      if (form.departmentId !== before) write.publish({ topic: 'department.changed', id: before, customerId });
      if (installation.connection !== connectionBefore) publishSeats(write, installation);
    })
    .catch(rethrowSaveError);
  // The agreements of the department are billed for the licences that come with the installation.
  if (hasMoved) await billAgreementsOf(ctx.services, form.departmentId);
  return installationChange(ctx, id);
}

/** Refuses a move that adds more to the agreements of the other department than the caller may buy for. */
async function assertMoveWithinLimits(
  { services }: Context,
  write: Write,
  rule: ApprovalRule | null,
  { id }: Installation,
  departmentId: string,
): Promise<void> {
  if (!rule) return;
  const agreements = await openAgreementsOf(services.prices, write, departmentId);
  const amount = agreements.length ? moveCommitment(agreements, await countSeatsToMove(write, id), dateOf()) : 0;
  if (amount && (await limitHolding(write, rule, amount)))
    throw badInput(
      {
        departmentId:
          `Flytningen gør afdelingens serviceaftale ${formatKroner(amount)} dyrere, og det er over jeres grænse. ` +
          'Bed en kontoadministrator om at flytte installationen i portalen.',
      },
      'TOO_LARGE',
    );
  await recordCommitment(write, rule, { kind: 'CHANGE', subjectId: id, amount });
}

export async function deleteInstallation(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'manageCompany');
  await ctx.write(async (write) => {
    const installation = await write.em.findOne(Installation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!installation) throw notFound(NOT_FOUND_MESSAGE);
    const history = historyText(await installationHistory(write, id));
    if (history) throw conflict(`Installationen kan ikke slettes, fordi den har ${history}.`);
    await deleteCancelledRequests(write, isRequestOfInstallation(id));
    await recordAndPublish(ctx, write, installation, `Zendesk-installationen ${installation.subdomain} er slettet`);
    write.em.remove(installation);
  });
  await ctx.services.jobs.send('zendesk.revoke', {});
  return { deletedId: id };
}

export async function saveApiCredentials(ctx: Context, id: string, input: ApiCredentialsInput) {
  assertMay(ctx.viewer, 'changeKeys');
  await ctx.write(async (write) => {
    const installation = await findToEdit(write.em, Installation, id, null, NOT_FOUND_MESSAGE);
    if (installation.connection === 'OAUTH')
      throw conflict('Installationen er forbundet uden API-nøgle. Afbryd forbindelsen, før du gemmer en nøgle.');
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
      `${zendeskApiKey ? 'API-nøglen' : 'E-mailen til API-nøglen'} til ${installation.subdomain} er gemt`,
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
    const title = zendeskApiKeyLast4 || connection === 'NONE' ? 'API-nøglen til' : 'Forbindelsen til Zendesk for';
    await recordAndPublish(ctx, write, installation, `${title} ${subdomain} er fjernet`);
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
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), { customerId, entityType: 'zendesk_instance', entityId: id, title });
  write.publish({ topic: 'installation.changed', id, customerId });
  // A department shows the number of its installations.
  write.publish({ topic: 'department.changed', id: departmentId, customerId });
}

/** Whether the help desk is read follows from the stored credentials. */
const publishSeats = ({ publish }: Write, { id, customerId }: Installation) =>
  publish({ topic: 'seats.changed', id, customerId });
