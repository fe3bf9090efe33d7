import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles, allRowsPolicies, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Person } from '../users/Person.ts';
import { User } from '../users/User.ts';

/** How the user of a session has proved who they are. */
export type SignInMethod =
  | 'PASSWORD'
  | 'PASSWORD_AND_CODE'
  | 'PASSWORD_AND_RECOVERY_CODE'
  | 'PASSKEY'
  | 'PROVIDER'
  | 'PROVIDER_AND_CODE'
  | 'PROVIDER_AND_RECOVERY_CODE'
  | 'IMPERSONATION';

/** A session decides whether its user is signed in; a session token only carries the id of this row. */
@Entity({
  tableName: 'session',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('session', [dbRoles.auth, dbRoles.system]),
    ...personalDataPolicies('session', ['delete']),
  ],
})
@Index({ name: 'session_user', properties: ['userId'] })
@Index({ name: 'session_person', properties: ['personId'] })
@Index({ name: 'session_parent', properties: ['parentId'] })
export class Session {
  [OptionalProps]?: Defaults<'method' | 'lastUsedAt' | 'provedAt'>;

  @PrimaryKey({ type: 'text' })
  id: string = newId('sess');

  /** The owner of the sign-in; under impersonation, the person as whom the admin acts. */
  @ManyToOne(() => Person, {
    mapToPk: true,
    fieldName: 'person_id',
    index: false,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  personId!: string;

  /**
   * The account in which the session began: one of the person's. Calls that name another company act in another one.
   */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', index: false })
  userId!: string;

  /** The admin behind an impersonation; null in other sessions. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'actor_id', nullable: true, index: false })
  actorId: string | null = null;

  /** The admin's own session. An impersonation ends when that session ends. */
  @ManyToOne(() => Session, { mapToPk: true, fieldName: 'parent_id', nullable: true, index: false })
  parentId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;

  /** Written at most every few minutes. A session that is unused for SESSION_IDLE_HOURS ends. */
  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  @Property({ type: 'text', default: 'PASSWORD' })
  method: SignInMethod = 'PASSWORD';

  /**
   * The provider's organisation through which the session began, if the company trusts it. Such a session acts for
   * companies that trust the organisation alone, because the person has proved nothing to the others.
   */
  @Property({ type: 'text', collation: 'C', nullable: true })
  issuer: string | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  tenant: string | null = null;

  /** When the user last proved who they are: at the sign-in, or by `confirmIdentity`. */
  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'now()' })
  provedAt: Date = new Date();

  /** The User-Agent header of the sign-in, shortened. */
  @Property({ type: 'text', nullable: true })
  userAgent: string | null = null;

  /** The network address of the last recorded use. */
  @Property({ type: 'text', nullable: true })
  address: string | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    session: TableOf<Session>;
  }
}
