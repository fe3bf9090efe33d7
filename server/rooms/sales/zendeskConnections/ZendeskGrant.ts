import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { allRowsPolicies, dbRoles } from '../../../platform/db/roles.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Installation } from '../../companies/installations/Installation.ts';

export type GrantKind = 'AUTHORIZATION_CODE' | 'CLIENT_CREDENTIALS';

const moment = { type: 'datetime', columnType: 'timestamptz', nullable: true } as const;
const text = { type: 'text', nullable: true } as const;

/**
 * The access to a help desk that its company has given, which only the system can read. A trigger ends it when the
 * installation is connected otherwise, disconnected or deleted; a job then revokes it at Zendesk and deletes the row.
 */
@Entity({
  tableName: 'zendesk_grant',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('zendesk_grant', [dbRoles.system]),
})
@Index({
  name: 'zendesk_grant_of_installation',
  expression:
    'create unique index "zendesk_grant_of_installation" on "zendesk_grant" ("installation_id") ' +
    'where "ended_at" is null',
})
@Index({
  name: 'zendesk_grant_ended',
  expression: 'create index "zendesk_grant_ended" on "zendesk_grant" ("next_revoke_at") where "ended_at" is not null',
})
export class ZendeskGrant {
  @PrimaryKey({ type: 'text' }) id!: string;

  /** Null once the installation is deleted. */
  @ManyToOne(() => Installation, {
    mapToPk: true,
    fieldName: 'installation_id',
    nullable: true,
    index: false,
    deleteRule: 'set null',
  })
  installationId!: string | null;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false, deleteRule: 'cascade' })
  customerId!: string;

  /** The help desk that gave the access, which the installation may have left since. */
  @Property({ type: 'text' }) subdomain!: string;

  @Property({ type: 'text' }) kind!: GrantKind;
  @Property({ type: 'text' }) clientId!: string;

  /** Encrypted. Null for the client of the reseller, whose secret is a setting. */
  @Property({ ...text }) clientSecret!: string | null;
  @Property({ type: 'text' }) scopes!: string;

  /** Encrypted. Both tokens are null once the connection is broken. */
  @Property({ ...text }) accessToken!: string | null;
  @Property({ ...moment }) accessExpiresAt!: Date | null;
  @Property({ ...text }) refreshToken!: string | null;
  @Property({ ...moment }) refreshExpiresAt!: Date | null;

  /** When a process began to renew the tokens, stored before the call. An old one tells that the process died. */
  @Property({ ...moment }) refreshingSince!: Date | null;
  /** Whether a process died while it renewed these tokens. */
  @Property({ type: 'boolean', default: false }) wasInterrupted!: boolean;

  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'now()' }) createdAt!: Date;
  @Property({ ...moment }) endedAt!: Date | null;
  @Property({ type: 'integer', default: 0 }) revokeAttempts!: number;
  @Property({ ...moment }) nextRevokeAt!: Date | null;
}

/** Binds a sealed secret to its row and column. */
export const grantBinding = (column: 'clientSecret' | 'accessToken' | 'refreshToken') => (id: string) =>
  `zendesk_grant:${id}:${column}`;
