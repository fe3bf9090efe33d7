import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
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
import { Task } from '../tasks/Task.ts';

/** The system in which the author wrote a comment. */
export type CommentOrigin = 'PORTAL' | 'CLICKUP';

/**
 * A comment that the customer may read. Comments at ClickUp that are not marked for the customer have no row, so that
 * nothing internal can reach a customer by a mistake of a query.
 */
@Entity({
  tableName: 'task_comment',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('task_comment', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('task_comment', 'subject', seesSubject('TASKS')),
    scopePolicy('task_comment', 'departments', seesParent('task_comment', 'task', 'task_id')),
    ...personalDataPolicies('task_comment', ['update']),
    ...employeePolicies('task_comment', ['SUPPORT']),
  ],
})
@Index({ name: 'task_comment_task', properties: ['taskId', 'writtenAt', 'id'] })
@Index({
  name: 'task_comment_of_customers',
  expression: `create index "task_comment_of_customers" on "task_comment" ("written_at") where not "is_from_reseller"`,
})
@Index({ name: 'task_comment_author', properties: ['authorId'] })
@Index({
  name: 'task_comment_unsent',
  expression: 'create index "task_comment_unsent" on "task_comment" ("send_at", "id") where "send_at" is not null',
})
export class TaskComment {
  static readonly idPrefix = 'tcom';

  [OptionalProps]?: Defaults<
    'isRequestForChanges' | 'isFromReseller' | 'mentioned' | 'mentionedIds' | 'attempts' | 'isRefused'
  >;

  /** Ids sort by the time at which the portal stored the comment, by which unread ones are counted. */
  @PrimaryKey({ type: 'text', collation: BY_CODE_POINT })
  id: string = newId(TaskComment.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Task, { mapToPk: true, fieldName: 'task_id', index: false })
  taskId!: string;

  @Property({ type: 'text', collation: BY_CODE_POINT })
  origin!: CommentOrigin;

  /** Null until the portal knows that a comment of its own has arrived. */
  @Property({ type: 'text', nullable: true, unique: 'task_comment_click_up_id_unique' })
  clickUpId: string | null = null;

  /** HTML as `domain/basics/richText.ts` allows it. */
  @Property({ type: 'text' })
  text!: string;

  /** The user or API token that wrote it in the portal; null for a comment from ClickUp. */
  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  authorId: string | null = null;

  @Property({ type: 'text' })
  authorName!: string;

  @Property({ type: 'boolean', default: false })
  isFromReseller: boolean = false;

  @Property({ type: 'boolean', default: false })
  isRequestForChanges: boolean = false;

  /** Names of the people whom the author wanted to be told. */
  @Property({ type: 'string[]', columnType: 'text[]', defaultRaw: "'{}'" })
  mentioned: string[] = [];

  /** The users among them, who take part from then on. */
  @Property({ type: 'string[]', columnType: 'text[]', collation: BY_CODE_POINT, defaultRaw: "'{}'" })
  mentionedIds: string[] = [];

  /** The author and the idempotency key chosen by the client. */
  @Property({ type: 'text', nullable: true, unique: 'task_comment_request_key_unique' })
  requestKey: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  writtenAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  editedAt: Date | null = null;

  /** When the job sends the text to ClickUp. Null once ClickUp has it. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  sendAt: Date | null = null;

  /** Attempts to send the text since ClickUp last had it. */
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** Whether ClickUp has refused the comment, which lets later ones go first. */
  @Property({ type: 'boolean', default: false })
  isRefused: boolean = false;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    task_comment: TableOf<TaskComment>;
  }
}
