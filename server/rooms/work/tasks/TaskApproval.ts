import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import {
  dbRoles,
  personalDataPolicies,
  tenantPolicies,
  scopePolicy,
  seesSubject,
  seesParent,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Task } from './Task.ts';

/** An approval that ClickUp does not know yet. Deleted when it is undone, sent, or overtaken by a change at ClickUp. */
@Entity({
  tableName: 'task_approval',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('task_approval', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('task_approval', 'subject', seesSubject('TASKS')),
    scopePolicy('task_approval', 'departments', seesParent('task_approval', 'task', 'task_id')),
    ...personalDataPolicies('task_approval', ['update']),
    ...employeePolicies('task_approval', ['SUPPORT']),
  ],
})
@Index({ name: 'task_approval_due', properties: ['sendAt'] })
export class TaskApproval {
  [OptionalProps]?: Defaults<'attempts'>;

  @OneToOne(() => Task, { mapToPk: true, fieldName: 'task_id', primary: true })
  taskId!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  /** The user, or the API token; under impersonation the admin. */
  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  approvedById: string | null = null;

  @Property({ type: 'text' })
  approvedBy!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  approvedAt!: Date;

  /** From this moment on, the approval can no longer be undone. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  undoUntil!: Date;

  /** When the job sends it, or sends it again. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  sendAt!: Date;

  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    task_approval: TableOf<TaskApproval>;
  }
}
