import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import { CURRENT_PERSON, dbRoles, personalDataPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';
import { Task } from '../tasks/Task.ts';

const isOwn = `user_id = ${CURRENT_PERSON}`;

/** A task that a user has opened, and how far the user has read its comments. */
@Entity({
  tableName: 'task_comment_read',
  rowLevelSecurity: 'force',
  policies: [
    ...[dbRoles.customer, dbRoles.admin].map((role) => ({
      name: `task_comment_read_${role.slice('portal_'.length)}`,
      roles: [role],
      using: isOwn,
      check: isOwn,
    })),
    ...personalDataPolicies('task_comment_read', ['delete']),
    ...employeePolicies('task_comment_read', ['SUPPORT']),
  ],
})
@Index({ name: 'task_comment_read_task', properties: ['taskId'] })
export class TaskCommentRead {
  [PrimaryKeyProp]?: ['userId', 'taskId'];

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', index: false, primary: true })
  userId!: string;

  @ManyToOne(() => Task, { mapToPk: true, fieldName: 'task_id', index: false, primary: true })
  taskId!: string;

  /** The id of the newest comment that the user has seen; empty when the user has seen none. */
  @Property({ type: 'text', collation: BY_CODE_POINT })
  seenUpTo!: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    task_comment_read: TableOf<TaskCommentRead>;
  }
}
