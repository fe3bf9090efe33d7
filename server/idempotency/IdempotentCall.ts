import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, openPolicies } from '../db/roles.ts';

/** A call that came with an `Idempotency-Key`: how far it got, and what it was answered. */
@Entity({
  tableName: 'idempotent_call',
  rowLevelSecurity: 'force',
  policies: openPolicies('idempotent_call', [dbRoles.auth, dbRoles.system]),
})
@Index({ name: 'idempotent_call_age', properties: ['createdAt'] })
export class IdempotentCall {
  /** Made of the caller's and the key's. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** What was sent, as a code that tells nothing of it. */
  @Property({ type: 'text' })
  fingerprint!: string;

  /** Who is at it: whoever takes over has another one, and the one before can write no more. */
  @Property({ type: 'text' })
  attempt!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  aliveUntil!: Date;

  /** Sealed, since it holds whatever the call read. */
  @Property({ type: 'text', nullable: true })
  journal: string | null = null;

  /** Sealed, since it may hold what is shown but once. */
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;
}
