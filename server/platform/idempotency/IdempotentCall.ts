import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, allRowsPolicies } from '../db/roles.ts';

/** A call with an idempotency key: its progress while it runs, and its answer afterwards. */
@Entity({
  tableName: 'idempotent_call',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('idempotent_call', [dbRoles.auth, dbRoles.system]),
})
@Index({ name: 'idempotent_call_age', properties: ['createdAt'] })
export class IdempotentCall {
  /** HMAC of the caller and the idempotency key. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** HMAC of the request's content. */
  @Property({ type: 'text' })
  fingerprint!: string;

  /**
   * Id of the current attempt. An attempt that takes over sets its own id, which stops writes of the previous attempt.
   */
  @Property({ type: 'text' })
  attempt!: string;

  /** The end of the attempt's lease; later, another attempt may take over. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  aliveUntil!: Date;

  /** The `ReplayJournal`, sealed because it contains everything that the call has read. */
  @Property({ type: 'text', nullable: true })
  journal: string | null = null;

  /** The answer, sealed because it may contain a secret that is shown only once. */
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;
}
