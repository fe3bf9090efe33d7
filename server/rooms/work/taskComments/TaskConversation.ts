import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { allRowsPolicies, dbRoles } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Task } from '../tasks/Task.ts';

/** When the comments of a task are read from ClickUp. */
@Entity({
  tableName: 'task_conversation',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('task_conversation', [dbRoles.system]),
})
@Index({
  name: 'task_conversation_due',
  expression: 'create index "task_conversation_due" on "task_conversation" ("due_at") where "due_at" is not null',
})
export class TaskConversation {
  [OptionalProps]?: Defaults<'attempts'>;

  @OneToOne(() => Task, { mapToPk: true, fieldName: 'task_id', primary: true })
  taskId!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  /** Null while nothing is to be read. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  dueAt: Date | null = null;

  /** Attempts since the comments were last read. */
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** When the read began whose result is stored. A read that began earlier and ends later is dropped. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  readAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    task_conversation: TableOf<TaskConversation>;
  }
}
