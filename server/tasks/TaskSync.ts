import { Entity, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Customer } from '../customers/Customer.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';

/** How the copy of a company's tasks stands to the task tool. There is one from when a folder is linked. */
@Entity({
  tableName: 'task_sync',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('task_sync', { everything: [dbRoles.system] }),
})
@Index({ name: 'task_sync_due', properties: ['refreshedAt'] })
export class TaskSync {
  @OneToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', primary: true })
  customerId!: string;

  @Property({ type: 'text', nullable: true, unique: true })
  webhookId: string | null = null;

  /** Sealed, and for the system alone. */
  @Property({ type: 'text', nullable: true })
  webhookSecret: string | null = null;

  /** Where it calls, and about which folder. */
  @Property({ type: 'text', nullable: true })
  webhookAddress: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  webhookCheckedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  refreshedAt: Date | null = null;

  /** Since when the task tool is away. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  failedAt: Date | null = null;

  /** Whoever refreshes has it for so long: one at a time, on whatever replica. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  busyUntil: Date | null = null;

  /** Somebody asked while it was busy: once more, then. */
  @Property({ type: 'boolean' })
  isWanted: boolean = false;
}

export const webhookBinding = (customerId: string) => `task_sync:${customerId}:webhookSecret`;
