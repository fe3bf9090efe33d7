import { sql } from 'kysely';
import type { ServiceAgreementStatus } from '../../../../domain/basics/vocabulary.ts';
import type { ZendeskConnection } from '../../../../domain/companies/zendeskConnection.ts';
import { manifests } from '../../../../domain/partners/integrations/manifests.ts';
import type { IntegrationSettings } from '../../../../domain/partners/integrations/settings.ts';
import type { Context } from '../../../platform/context.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';
import type { Services } from '../../../platform/services.ts';
import { partsOfIntegrationId, secretsBinding } from './IntegrationInstance.ts';

export interface IntegrationRow {
  id: string;
  customerId: string;
  installationId: string;
  subdomain: string;
  pluginId: string;
  isEnabled: boolean;
  settings: IntegrationSettings;
  secretsSet: string[];
  connectedTo: string | null;
  connectedAt: string | null;
  needsReconnect: boolean;
  lastSuccessAt: string | null;
  lastErrorAt: string | null;
  lastError: string | null;
  failuresInRow: number;
  previousSecretEndsAt: string | null;
  version: number;
  connection: ZendeskConnection;
  /** Status of the department's best service agreement: ACTIVE before one that is paused, and before PENDING. */
  agreement: Extract<ServiceAgreementStatus, 'ACTIVE' | 'PENDING'> | 'PAUSED' | null;
}

const pluginIds = manifests.map(({ id }) => id);

/** A caller who sees no integrations would otherwise be shown each of them as one that nobody has set up. */
const SEES_INTEGRATIONS = sql<boolean>`(case current_user
  when ${sql.lit(dbRoles.customer)} then sees_subject('INTEGRATIONS')
  when ${sql.lit(dbRoles.admin)} then works_in('SUPPORT') else true end)`;

/** One row for each installation and integration, joined with the stored integration if there is one. */
const integrations = (installationIds: readonly string[]) => sql<IntegrationRow>`
    select 'intg_' || substr(i.id, strpos(i.id, '_') + 1) || '-' || p.id as "id", i.customer_id as "customerId",
      i.id as "installationId", i.subdomain, p.id as "pluginId", coalesce(s.is_enabled, false) as "isEnabled",
      coalesce(s.settings, '{}') as "settings", coalesce(s.secrets_set, '[]') as "secretsSet",
      s.connected_to as "connectedTo", s.connected_at as "connectedAt",
      coalesce(s.needs_reconnect, false) as "needsReconnect", s.last_success_at as "lastSuccessAt",
      s.last_error_at as "lastErrorAt", s.last_error as "lastError", coalesce(s.failures_in_row, 0) as "failuresInRow",
      s.previous_secret_ends_at as "previousSecretEndsAt",
      coalesce(s.version, 0) as "version", i.connection,
      (select case when a.paused_at is null then a.status else 'PAUSED' end from service_agreement a
       where a.department_id = i.department_id and a.deleted_at is null and a.status in ('ACTIVE', 'PENDING')
       order by a.status, a.paused_at is not null limit 1) as "agreement"
    from installation i cross join unnest(${pluginIds}::text[]) with ordinality p (id, place)
      left join integration_instance s on s.installation_id = i.id and s.plugin_id = p.id
    where i.id = any(${installationIds}) and ${SEES_INTEGRATIONS} order by p.place`;

export async function integrationsOfInstallations(
  reader: Reader,
  ids: readonly string[],
): Promise<{ id: string; integrations: IntegrationRow[] }[]> {
  const byInstallation = Map.groupBy(await reader.read(integrations(ids)), ({ installationId }) => installationId);
  return [...byInstallation].map(([id, rows]) => ({ id, integrations: rows }));
}

export async function integrationOf(
  reader: Pick<Reader, 'read'>,
  installationId: string,
  pluginId: string,
): Promise<IntegrationRow | undefined> {
  const rows = await reader.read(integrations([installationId]));
  return rows.find((row) => row.pluginId === pluginId);
}

export async function integrationById(reader: Reader, id: string): Promise<IntegrationRow | undefined> {
  const parts = partsOfIntegrationId(id);
  return parts && integrationOf(reader, parts.installationId, parts.pluginId);
}

/** An integration is not a row: one that was never set up exists as well, so each is read by itself. */
export const integrationLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) =>
      (await Promise.all(ids.map((id) => integrationById(reader, id)))).filter((found) => found !== undefined),
    ),
);

/** Decrypted secrets, read with the system role. The caller must have read the integration with its own role first. */
export async function storedSecrets(ctx: Context, { id, customerId }: IntegrationRow): Promise<Record<string, string>> {
  const [row] = await ctx.readAsSystem(
    sqlBuilder
      .selectFrom('integration_instance')
      .select('secrets')
      .where('id', '=', id)
      .where('customer_id', '=', customerId),
  );
  return openSecrets(ctx.services, id, row?.secrets ?? null);
}

export const openSecrets = (
  { secrets }: Pick<Services, 'secrets'>,
  id: string,
  sealed: string | null,
): Record<string, string> =>
  sealed ? (JSON.parse(secrets.open(sealed, secretsBinding(id))) as Record<string, string>) : {};

export const integrationsLoader = defineLoader(
  (reader) => new RowLoader((ids) => integrationsOfInstallations(reader, ids)),
);
