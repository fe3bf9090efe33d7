import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, allRowsPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

/** A request to ClickUp that must run once, even if a client sends it again. */
@Entity({
  tableName: 'task_request',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('task_request', [dbRoles.system]),
})
export class TaskRequest {
  /** Composed of the company, the kind of request and the client's request id (`requestKey`). */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  /** One attempt holds the request until this time. After it, without a `taskId`, the outcome is unknown. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  busyUntil!: Date;

  /** Time of the first attempt since ClickUp last refused one: a task of the request cannot be older. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** The task that was created or commented on; null until the request has succeeded. */
  @Property({ type: 'text', nullable: true })
  taskId: string | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    task_request: TableOf<TaskRequest>;
  }
}
