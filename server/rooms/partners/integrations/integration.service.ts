import { manifestOf } from '../../../../domain/partners/integrations/manifests.ts';
import { readIntegrationSettings, REQUIRED_SETTING } from '../../../../domain/partners/integrations/settings.ts';
import { assertMay, seesWholeCompany } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { assertCurrentVersion, findToEdit } from '../../../platform/db/editing.ts';
import { violatedConstraint } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, invalidFields, notFound, versionConflict, type FieldError } from '../../../platform/errors.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { integrationById, integrationOf, storedSecrets, type IntegrationRow } from './integration.reads.ts';
import { IntegrationInstance, secretsBinding } from './IntegrationInstance.ts';
import { findObstacle, throwIfObstacle } from './obstacles.ts';
import { newSigningSecret, SIGNING_SECRET, checkWebhookSettings } from './webhooks/webhookSettings.ts';

/** Enables or disables an integration. Settings that are left out keep their values. */
export async function setIntegration(
  ctx: Context,
  installationId: string,
  pluginId: string,
  version: number | null,
  { isEnabled, settings }: Edit,
) {
  const integration = await integrationToEdit(ctx, installationId, pluginId);
  assertCurrentVersion(integration.version, version);
  if (isEnabled && !integration.isEnabled) throwIfObstacle(findObstacle(integration));
  return saveIntegration(ctx, integration, { isEnabled, settings: isEnabled ? (settings ?? {}) : settings });
}

export async function saveIntegrationSettings(
  ctx: Context,
  installationId: string,
  pluginId: string,
  version: number | null,
  settings: object,
) {
  const integration = await integrationToEdit(ctx, installationId, pluginId);
  assertCurrentVersion(integration.version, version);
  return saveIntegration(ctx, integration, { isEnabled: integration.isEnabled, settings });
}

/** A webhook tells about rows of all subjects and departments, also about those that its caller does not see. */
const WEBHOOKS_TELL_EVERYTHING = 'En nøgle, der kun ser en del af virksomheden, kan ikke ændre webhooks.';

export async function integrationToEdit(
  ctx: Context,
  installationId: string,
  pluginId: string,
): Promise<IntegrationRow> {
  assertMay(ctx.viewer, 'manageIntegrations');
  if (pluginId === 'webhooks' && !seesWholeCompany(ctx.viewer)) throw conflict(WEBHOOKS_TELL_EVERYTHING);
  const integration = await integrationOf(ctx, installationId, pluginId);
  if (!integration)
    throw notFound(manifestOf(pluginId) ? 'Zendesk-installationen findes ikke' : 'Integrationen findes ikke');
  return integration;
}

interface Edit {
  isEnabled: boolean;
  /** Null when the settings are not changed. */
  settings: object | null;
}

async function saveIntegration(ctx: Context, integration: IntegrationRow, { isEnabled, settings: submitted }: Edit) {
  const { id, pluginId, settings: stored, secretsSet, version } = integration;
  // Disabling an integration that was never saved must not create a row.
  if (!version && !isEnabled && !submitted) return { integration };
  const { settings, changes } = submitted
    ? validateSettings(ctx, integration, submitted)
    : { settings: stored, changes: {} };
  const signingSecret = pluginId === 'webhooks' && !secretsSet.includes(SIGNING_SECRET) ? newSigningSecret() : null;
  const secrets = await secretsAfter(ctx, integration, {
    ...changes,
    ...(signingSecret && { [SIGNING_SECRET]: signingSecret }),
  });
  await ctx
    .write(async (write) => {
      const row = version
        ? await findToEdit(write.em, IntegrationInstance, id, version)
        : newInstance(write, integration);
      Object.assign(row, { isEnabled, settings });
      row.resetFailures();
      row.setAdministrator(ctx.viewer);
      if (secrets) sealSecrets(ctx, row, secrets);
      await write.em.flush();
      await recordAndPublish(ctx, write, integration, activityTitle(integration, isEnabled));
    })
    .catch((error: unknown) => {
      // Either a concurrent first save won, or the installation was deleted.
      throw violatedConstraint(error) ? versionConflict() : error;
    });
  return { integration: (await integrationById(ctx, id))!, signingSecret };
}

function validateSettings(ctx: Context, integration: IntegrationRow, submitted: object) {
  const { pluginId, settings: stored, secretsSet } = integration;
  const { settings, secrets, problems } = readIntegrationSettings(
    manifestOf(pluginId)!.settingsSchema,
    submitted,
    stored,
    secretsSet,
  );
  const webhookSettings =
    pluginId === 'webhooks' && !problems.address
      ? checkWebhookSettings(ctx.services, integration, settings)
      : undefined;
  const allProblems = { ...problems, ...webhookSettings?.problems };
  const fields = Object.entries(allProblems).map(([field, message]): [string, FieldError] => [
    field,
    { code: message === REQUIRED_SETTING ? 'REQUIRED' : 'INVALID', message },
  ]);
  if (fields.length) throw invalidFields(Object.fromEntries(fields));
  return { settings, changes: { ...webhookSettings?.changes, ...secrets } };
}

/**
 * Returns all secrets after the changes, or undefined when none changes.
 *
 * @throws AppError FORBIDDEN for impersonating admins, who may neither change secrets nor see a new one.
 */
async function secretsAfter(
  ctx: Context,
  integration: IntegrationRow,
  changes: Record<string, string | null>,
): Promise<Record<string, string> | undefined> {
  if (!Object.keys(changes).length) return undefined;
  assertMay(ctx.viewer, 'changeKeys');
  const all = Object.entries({ ...(await storedSecrets(ctx, integration)), ...changes });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null));
}

export function sealSecrets(ctx: Context, row: IntegrationInstance, secrets: Record<string, string>): void {
  row.secrets = ctx.services.secrets.seal(JSON.stringify(secrets), secretsBinding(row.id));
  row.secretsSet = Object.keys(secrets).sort();
}

const newInstance = ({ em }: Write, { id, customerId, installationId, pluginId }: IntegrationRow) =>
  em.create(IntegrationInstance, { id, customerId, installationId, pluginId });

function activityTitle({ isEnabled: wasEnabled, pluginId, subdomain }: IntegrationRow, isEnabled: boolean): string {
  const change = wasEnabled === isEnabled ? 'fået nye indstillinger' : isEnabled ? 'slået til' : 'slået fra';
  return `${manifestOf(pluginId)!.name} ${wasEnabled === isEnabled ? 'har' : 'er'} ${change} for ${subdomain}`;
}

export async function recordAndPublish(
  ctx: Context,
  write: Write,
  { id, customerId, installationId }: IntegrationRow,
  title: string,
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'zendesk_instance',
    entityId: installationId,
    alsoSubject: 'INTEGRATIONS',
    title,
  });
  write.publish({ topic: 'integration.changed', id, customerId });
}
