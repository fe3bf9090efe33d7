import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../db/defaults.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, allRowsPolicies } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';
import { User } from '../users/User.ts';

export const SESSION_HOURS = 24;

/** A session decides whether its user is signed in; a session token only carries the id of this row. */
@Entity({
  tableName: 'session',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('session', [dbRoles.auth, dbRoles.system]),
})
@Index({ name: 'session_user', properties: ['userId'] })
@Index({ name: 'session_parent', properties: ['parentId'] })
export class Session {
  [OptionalProps]?: Defaults<'expiresAt' | 'lastUsedAt'>;

  @PrimaryKey({ type: 'text' })
  id: string = newId('sess');

  /** The user as whom the session acts. */
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
  expiresAt: Date = new Date(Date.now() + SESSION_HOURS * 3600_000);

  /** Written at most every few minutes. A session that is unused for SESSION_IDLE_HOURS ends. */
  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  endedAt: Date | null = null;
}

declare module '../db/tables.ts' {
  interface Tables {
    session: TableOf<Session>;
  }
}
