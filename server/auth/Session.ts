import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../db/ids.ts';
import { dbRoles, openPolicies } from '../db/roles.ts';
import { User } from '../users/User.ts';

export const SESSION_HOURS = 24;

/** The truth about a sign-in: a token only names one of these. */
@Entity({
  tableName: 'session',
  rowLevelSecurity: 'force',
  policies: openPolicies('session', [dbRoles.auth, dbRoles.system]),
})
@Index({ name: 'session_user', properties: ['userId'] })
@Index({ name: 'session_parent', properties: ['parentId'] })
export class Session {
  @PrimaryKey({ type: 'text' })
  id: string = newId('sess');

  /** Whom the session acts as. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', index: false })
  userId!: string;

  /** The admin behind an impersonation; otherwise nobody. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'actor_id', nullable: true, index: false })
  actorId: string | null = null;

  /** The admin's own session, which an impersonation ends with. */
  @ManyToOne(() => Session, { mapToPk: true, fieldName: 'parent_id', nullable: true, index: false })
  parentId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt: Date = new Date(Date.now() + SESSION_HOURS * 3600_000);

  /** Noted every few minutes at most; a session that nobody has used for a while ends (SESSION_IDLE_HOURS). */
  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'now()' })
  lastUsedAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  endedAt: Date | null = null;
}
