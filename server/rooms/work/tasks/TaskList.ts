import { Entity, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { TaskStatus } from '../../../../domain/work/tasks.ts';
import {
  dbRoles,
  tenantPolicies,
  scopePolicy,
  seesSubject,
  seesClipCard,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { ClipCard } from '../../sales/clipCards/ClipCard.ts';

/** A clip card's list at ClickUp, as of the last refresh. */
@Entity({
  tableName: 'task_list',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('task_list', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('task_list', 'subject', seesSubject('TASKS')),
    scopePolicy('task_list', 'departments', seesClipCard()),
    ...employeePolicies('task_list', ['SUPPORT']),
  ],
})
@Index({ name: 'task_list_customer', properties: ['customerId', 'clipCardId'] })
export class TaskList {
  @OneToOne(() => ClipCard, { mapToPk: true, fieldName: 'clip_card_id', primary: true })
  clipCardId!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Property({ type: 'text', unique: true })
  clickUpId!: string;

  @Property({ type: 'json' })
  statuses: TaskStatus[] = [];

  /** Changes up to this time are stored. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  changesSeenAt: Date | null = null;

  /** When the whole list was last read, which finds deleted tasks. Null makes the next refresh read the whole list. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  readAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    task_list: TableOf<TaskList>;
  }
}
