import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Customer } from '../customers/Customer.ts';
import { dbRoles, openPolicies } from '../db/roles.ts';

/** What a dialog asked the task tool to make. Asked twice, it is made once. */
@Entity({
  tableName: 'task_request',
  rowLevelSecurity: 'force',
  policies: openPolicies('task_request', [dbRoles.system]),
})
export class TaskRequest {
  /** Made of the company, the kind of request and the request id that the client chose (`requestKey`). */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  /** Whoever is at it has it for so long; after that, nobody knows whether it was made. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  busyUntil!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** The task that was made, or commented on. */
  @Property({ type: 'text', nullable: true })
  taskId: string | null = null;
}
