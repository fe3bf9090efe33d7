import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Settings } from '../../domain/integrations/settings.ts';
import type { Viewer } from '../auth/viewer.ts';
import { Customer } from '../customers/Customer.ts';
import { BY_CODE_POINT } from '../db/collation.ts';
import { idPrefixes } from '../db/ids.ts';
import { dbRoles, insertsWithout, tenantPolicies } from '../db/roles.ts';
import { BelongsTo } from '../graphql/belongsTo.ts';
import { Node } from '../graphql/Node.ts';
import { JsonObject } from '../graphql/scalars.ts';
import { Installation } from '../installations/Installation.ts';
import { User } from '../users/User.ts';

/** What an installation uses of an integration. It has a row from when its settings were first saved. */
/** What the other side has said and given; only the system learns of it. */
const OF_PROVIDERS = [
  'connected_to',
  'connected_at',
  'access_expires_at',
  'renewing_until',
  'last_success_at',
  'last_error_at',
  'last_error',
];

@ObjectType({
  implements: Node,
  description: 'An integration as one installation has it, whether it was ever used or not.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'integration_instance',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('integration_instance', {
      own: [dbRoles.sales, dbRoles.signUp],
      everything: [dbRoles.auth, dbRoles.system],
    }),
    insertsWithout('integration_instance', dbRoles.customer, OF_PROVIDERS, 'not needs_reconnect'),
  ],
})
@Index({
  name: 'integration_instance_receivers',
  expression: `create index "integration_instance_receivers" on "integration_instance" ("customer_id") where "plugin_id" = 'webhooks' and "is_enabled"`,
})
@Index({
  name: 'integration_instance_connected_to',
  expression: `create index "integration_instance_connected_to" on "integration_instance" ("connected_to") where "connected_to" is not null`,
})
@Index({ name: 'integration_instance_installation', properties: ['installationId'] })
export class IntegrationInstance extends Node {
  /** Made of the installation's and the integration's, so that there is one of each. */
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Installation, { mapToPk: true, fieldName: 'installation_id', index: false, deleteRule: 'cascade' })
  installationId!: string;

  @Field(() => Installation, { description: 'Whose it is.' })
  @BelongsTo('installation', 'installationId')
  installation?: Installation;

  @Field(() => ID, { description: 'Which integration it is.' })
  @Property({ type: 'text' })
  pluginId!: string;

  @Field(() => Boolean, { description: 'It is switched on.' })
  @Property({ type: 'boolean' })
  isEnabled: boolean = false;

  @Field(() => JsonObject, { description: "As its manifest's schema has them, without what is secret." })
  @Property({ type: 'json' })
  settings: Settings = {};

  /** All of them sealed together, and for the system alone. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  secrets: string | null = null;

  @Field(() => [String], { description: 'The secret settings that are set, by path; none is ever shown.' })
  @Property({ type: 'json' })
  secretsSet: string[] = [];

  @Field(() => String, { nullable: true, description: "Whom it is connected to, such as a shop's address." })
  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  connectedTo: string | null = null;

  /** When access was given at the other side, where the integration asks for that. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  connectedAt: Date | null = null;

  @Property({ type: 'boolean' })
  needsReconnect: boolean = false;

  /** Access that ends is renewed by then; of the other kind there is nothing here. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true, lazy: true, hidden: true })
  accessExpiresAt: Date | null = null;

  /** Whoever renews the access has it for so long: one at a time, on whatever replica. */
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

  /** The administrator was mailed that it fails: once, until it works again or its settings change. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  toldFailingAt: Date | null = null;

  /** Unlike `toldFailingAt` this survives a recovery and new settings: it limits mails to one a day. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true, lazy: true, hidden: true })
  failureMailedAt: Date | null = null;

  /** The user who last connected or changed it; gets the mails about its failures. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'administrator_id',
    nullable: true,
    index: false,
    deleteRule: 'set null',
  })
  administratorId: string | null = null;

  @Field(() => Int, { description: '0 until its settings are first saved.' })
  @Property({ type: 'integer', version: true })
  version: number = 1;

  /** New settings are a new try. */
  settle(): void {
    Object.assign(this, { failuresInRow: 0, toldFailingAt: null });
  }

  /** A program and a member of the reseller's staff who is signed in as a customer do not become the administrator. */
  changedBy(viewer: Viewer): void {
    if (viewer.kind === 'session' && !viewer.actor) this.administratorId = viewer.userId;
  }
}

const PREFIX = `${idPrefixes.IntegrationInstance}_`;

export const integrationId = (installationId: string, pluginId: string) =>
  `${PREFIX}${installationId.slice(installationId.lastIndexOf('_') + 1)}-${pluginId}`;

export function partsOfIntegrationId(id: string): { installationId: string; pluginId: string } | undefined {
  const [, suffix, pluginId] = /^[a-z]+_([0-9a-z]+)-([a-z-]+)$/.exec(id) ?? [];
  return suffix && pluginId ? { installationId: `${idPrefixes.Installation}_${suffix}`, pluginId } : undefined;
}

export const secretsBinding = (id: string) => `integration_instance:${id}:secrets`;
