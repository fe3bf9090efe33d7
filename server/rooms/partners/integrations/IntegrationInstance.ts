import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { IntegrationSettings } from '../../../../domain/partners/integrations/settings.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import {
  dbRoles,
  insertsWithout,
  tenantPolicies,
  scopePolicy,
  seesSubject,
  seesInstallation,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { JsonObject } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { User } from '../../identity/users/User.ts';

/** Columns with data from the provider, which only the system role may write. */
const PROVIDER_COLUMNS = [
  'connected_to',
  'connected_at',
  'access_expires_at',
  'renewing_until',
  'last_success_at',
  'last_error_at',
  'last_error',
];

/** State of an integration for an installation. The row is created by the first saved settings or a connected shop. */
@Sees('INTEGRATIONS')
@ObjectType({
  implements: Node,
  description: 'The state of an integration for one installation. Exists for every integration, used or not.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'integration_instance',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('integration_instance', {
      companyRoles: [dbRoles.sales, dbRoles.signUp],
      allRowsRoles: [dbRoles.auth, dbRoles.system],
    }),
    insertsWithout('integration_instance', dbRoles.customer, PROVIDER_COLUMNS, 'not needs_reconnect'),
    scopePolicy('integration_instance', 'subject', seesSubject('INTEGRATIONS')),
    scopePolicy('integration_instance', 'departments', seesInstallation()),
    ...employeePolicies('integration_instance', ['SUPPORT']),
  ],
})
@Index({
  name: 'integration_instance_receivers',
  expression: `create index "integration_instance_receivers" on "integration_instance" ("customer_id")
    where "plugin_id" = 'webhooks' and "is_enabled"`,
})
@Index({
  name: 'integration_instance_connected_to',
  expression: `create index "integration_instance_connected_to" on "integration_instance" ("connected_to")
    where "connected_to" is not null`,
})
@Index({
  name: 'integration_instance_failing',
  expression: `create index "integration_instance_failing" on "integration_instance" ("id")
    where "failures_in_row" >= 5 or "needs_reconnect"`,
})
@Index({ name: 'integration_instance_installation', properties: ['installationId'] })
export class IntegrationInstance extends Node {
  static readonly idPrefix = 'intg';

  [OptionalProps]?: Defaults<'isEnabled' | 'settings' | 'secretsSet' | 'needsReconnect' | 'failuresInRow'>;

  /** Composed of the installation's and the integration's id, so that each pair has one row. */
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Installation, { mapToPk: true, fieldName: 'installation_id', index: false, deleteRule: 'cascade' })
  installationId!: string;

  @Field(() => Installation, { description: 'The installation that the integration belongs to.' })
  @BelongsTo('installationId')
  installation?: Installation;

  @Field(() => ID, { description: 'Id of the manifest: which integration it is.' })
  @Property({ type: 'text' })
  pluginId!: string;

  /** Exposed as off while the service agreement that the integration needs is paused. */
  @Property({ type: 'boolean' })
  isEnabled: boolean = false;

  @Field(() => JsonObject, { description: "Values by the manifest's `settingsSchema`, without secrets." })
  @Property({ type: 'json' })
  settings: IntegrationSettings = {};

  /** All secrets, encrypted together. Only the system role may read the column. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  secrets: string | null = null;

  @Field(() => [String], {
    description: 'Paths of the secret settings that have a value. Secret values are never returned.',
  })
  @Property({ type: 'json' })
  secretsSet: string[] = [];

  @Field(() => String, {
    nullable: true,
    description: "The account at the provider, such as a shop's domain. Null when none is connected.",
  })
  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  connectedTo: string | null = null;

  /** When the provider gave access. Null for integrations without OAuth. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  connectedAt: Date | null = null;

  @Property({ type: 'boolean' })
  needsReconnect: boolean = false;

  /** When the access token expires. Null for tokens that never expire. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true, lazy: true, hidden: true })
  accessExpiresAt: Date | null = null;

  /** Claim of the running renewal, which allows one renewal at a time over all replicas. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true, lazy: true, hidden: true })
  renewingUntil: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  lastSuccessAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  lastErrorAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Property({ type: 'integer' })
  failuresInRow: number = 0;

  /** When the replaced signing secret becomes invalid. Null when there is none. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  previousSecretEndsAt: Date | null = null;

  /** When the administrator was mailed about failures. Null again once the integration works or its settings change. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  toldFailingAt: Date | null = null;

  /** Limits failure mails to one a day. Only a newly connected shop clears it. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true, lazy: true, hidden: true })
  failureMailedAt: Date | null = null;

  /** The user who last connected or changed the integration and who receives the mails about failures. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'administrator_id',
    nullable: true,
    index: false,
    deleteRule: 'set null',
  })
  administratorId: string | null = null;

  @Field(() => Int, { description: 'Version of the row. 0 until settings are first saved or a shop is connected.' })
  @Property({ type: 'integer', version: true })
  version: number = 1;

  /** New settings start without failures. */
  resetFailures(): void {
    Object.assign(this, { failuresInRow: 0, toldFailingAt: null });
  }

  /** Makes the user the administrator, unless the caller is an API token or an impersonating admin. */
  setAdministrator(viewer: Viewer): void {
    if (viewer.kind === 'session' && !viewer.actor) this.administratorId = viewer.userId;
  }
}

const PREFIX = `${IntegrationInstance.idPrefix}_`;

export const integrationId = (installationId: string, pluginId: string) =>
  `${PREFIX}${installationId.slice(installationId.lastIndexOf('_') + 1)}-${pluginId}`;

export function partsOfIntegrationId(id: string): { installationId: string; pluginId: string } | undefined {
  const [, suffix, pluginId] = /^[a-z]+_([0-9a-z]+)-([a-z-]+)$/.exec(id) ?? [];
  return suffix && pluginId ? { installationId: `${Installation.idPrefix}_${suffix}`, pluginId } : undefined;
}

/** Binds sealed secrets to their row and column, so that they cannot be opened when they are copied to another one. */
export const secretsBinding = (id: string) => `integration_instance:${id}:secrets`;

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    integration_instance: TableOf<IntegrationInstance>;
  }
}
