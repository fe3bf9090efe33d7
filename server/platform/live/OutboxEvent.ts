import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, insertPolicies, allRowsPolicies } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';

/**
 * A live event that is stored in the transaction of the change it is about, until every replica has read it. `tx` is
 * the id of that transaction: readers can skip rows of transactions that may still be open, which a sequence does not
 * allow.
 */
@Entity({
  tableName: 'outbox_event',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('outbox_event', [dbRoles.system]),
    ...insertPolicies('outbox_event', [
      dbRoles.customer,
      dbRoles.sales,
      dbRoles.admin,
      dbRoles.auth,
      dbRoles.registration,
      dbRoles.signUp,
      dbRoles.attendee,
      dbRoles.public,
    ]),
  ],
})
@Index({ name: 'outbox_event_order', properties: ['tx', 'id'] })
export class OutboxEvent {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string;

  @Property({ type: 'text', columnType: 'xid8', defaultRaw: 'pg_current_xact_id()' })
  tx!: string;

  @Property({ type: 'text' })
  topic!: string;

  @Property({ type: 'text' })
  entityId!: string;

  @Property({ type: 'text', nullable: true })
  customerId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    outbox_event: TableOf<OutboxEvent>;
  }
}
