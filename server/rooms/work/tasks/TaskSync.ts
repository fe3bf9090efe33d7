import { Entity, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, tenantPolicies, scopePolicy, seesSubject, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

/** State of the synchronization of a company's tasks with ClickUp. Created when a folder is linked. */
@Entity({
  tableName: 'task_sync',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('task_sync', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('task_sync', 'subject', seesSubject('TASKS')),
    ...employeePolicies('task_sync', ['SUPPORT']),
  ],
})
@Index({ name: 'task_sync_due', properties: ['refreshedAt'] })
export class TaskSync {
  @OneToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', primary: true })
  customerId!: string;

  @Property({ type: 'text', nullable: true, unique: true })
  webhookId: string | null = null;

  /** Encrypted, and readable by the system role only. */
  @Property({ type: 'text', nullable: true })
  webhookSecret: string | null = null;

  /** The webhook's target address and folder, to notice when either changes. */
  @Property({ type: 'text', nullable: true })
  webhookAddress: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  webhookCheckedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  refreshedAt: Date | null = null;

  /** Time of the first failed refresh since the last successful one. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  failedAt: Date | null = null;

  /** Lease of the running refresh, which allows one refresh at a time over all replicas. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  busyUntil: Date | null = null;

  /** Another refresh was requested during the running one, which must run once more. */
  @Property({ type: 'boolean' })
  isWanted: boolean = false;
}

/** Binds a sealed secret to its row and column, so that it cannot be opened when it is copied to another one. */
export const webhookBinding = (customerId: string) => `task_sync:${customerId}:webhookSecret`;

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    task_sync: TableOf<TaskSync>;
  }
}
