import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { APPROVAL_STATUS, isApprovalStatus, isClosedType, statusKey } from '../../../../domain/work/tasks.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import { BY_CODE_POINT, DANISH } from '../../../platform/db/collation.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  seesSubject,
  seesClipCard,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { ClipCard } from '../../sales/clipCards/ClipCard.ts';
import { TaskAssignee, TaskField, TaskTag } from './taskTypes.ts';

const LOWEST_PRIORITY = 4;
/** Characters of a description that the search of a board covers. */
const SEARCHED_DESCRIPTION = 2000;

@Sees('TASKS')
@ObjectType({
  implements: Node,
  description: 'A task on a clip card, copied from ClickUp.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'task',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('task', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('task', 'subject', seesSubject('TASKS')),
    scopePolicy('task', 'departments', seesClipCard()),
    ...personalDataPolicies('task', ['update']),
    ...employeePolicies('task', ['SUPPORT']),
  ],
})
@Index({
  name: 'task_board_column',
  expression: `create index "task_board_column" on "task" ("board_column", "urgency", "created_at", "id")
    where "deleted_at" is null`,
})
@Index({
  name: 'task_card_column',
  expression: `create index "task_card_column" on "task" ("card_column", "urgency", "created_at", "id")
    where "deleted_at" is null`,
})
@Index({ name: 'task_card_newest', properties: ['clipCardId', 'id'] })
@Index({
  name: 'task_awaiting',
  expression: `create index "task_awaiting" on "task" ("customer_id")
    where "status_key" = '${APPROVAL_STATUS}' and "changes_requested_at" is null and "deleted_at" is null`,
})
@Index({
  name: 'task_open',
  expression:
    'create index "task_open" on "task" ("customer_id", "clip_card_id") where "is_open" and "deleted_at" is null',
})
@Index({
  name: 'task_oldest_open',
  expression: `create index "task_oldest_open" on "task" ("created_at", "id") where "is_open" and "deleted_at" is null`,
})
@Index({
  name: 'task_board_new',
  expression: `create index "task_board_new" on "task" ("board_column", "created_at" desc, "id" desc)
    where "is_open" and "deleted_at" is null`,
})
@Index({
  name: 'task_card_new',
  expression: `create index "task_card_new" on "task" ("card_column", "created_at" desc, "id" desc)
    where "is_open" and "deleted_at" is null`,
})
@Index({
  name: 'task_estimated',
  expression: `create index "task_estimated" on "task" ("clip_card_id")
    where "is_open" and "deleted_at" is null and "estimate_minutes" is not null`,
})
@Index({
  name: 'task_all_by_name',
  expression: `create index "task_all_by_name" on "task" ("name_start", "id") where "deleted_at" is null`,
})
@Index({
  name: 'task_all_by_due_date',
  expression: `create index "task_all_by_due_date" on "task" ("due_at", "id") where "deleted_at" is null`,
})
@Index({
  name: 'task_all_by_update',
  expression: `create index "task_all_by_update" on "task" ("updated_at", "id") where "deleted_at" is null`,
})
@Index({
  name: 'task_all_by_urgency',
  expression: `create index "task_all_by_urgency" on "task" ("urgency", "id") where "deleted_at" is null`,
})
@Index({ name: 'task_by_name', properties: ['customerId', 'nameStart', 'id'] })
@Index({ name: 'task_by_status', properties: ['customerId', 'statusKey', 'id'] })
@Index({ name: 'task_by_person', properties: ['customerId', 'firstAssignee', 'id'] })
@Index({ name: 'task_by_due_date', properties: ['customerId', 'dueAt', 'id'] })
@Index({ name: 'task_by_estimate', properties: ['customerId', 'estimateMinutes', 'id'] })
@Index({ name: 'task_by_time_spent', properties: ['customerId', 'minutesSpent', 'id'] })
@Index({ name: 'task_by_update', properties: ['customerId', 'updatedAt', 'id'] })
@Index({
  name: 'task_service_level',
  expression: 'create index "task_service_level" on "task" ("created_at") where "seen_at" is not null',
})
export class Task extends Node {
  static readonly idPrefix = 'task';

  [OptionalProps]?:
    | 'description'
    | 'urgency'
    | 'searched'
    | 'nameStart'
    | 'minutesSpent'
    | 'assignees'
    | 'tags'
    | 'customFields';

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(Task.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => ClipCard, { mapToPk: true, fieldName: 'clip_card_id', index: false })
  clipCardId!: string;

  @Field(() => ClipCard, { description: 'The clip card whose hours the task uses.' })
  @BelongsTo('clipCardId')
  clipCard?: ClipCard;

  @Property({ type: 'text', unique: true })
  clickUpId!: string;

  @Field(() => String, { description: 'Name of the task at ClickUp.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Plain text. Empty when there is none.' })
  @Property({ type: 'text' })
  description: string = '';

  @Field(() => String, {
    description: 'Name of the status, which is also the column. Upper and lower case make no difference.',
  })
  @Property({ type: 'text' })
  status!: string;

  @Field(() => String, { description: 'Color of the status, such as #1090e0.' })
  @Property({ type: 'text' })
  color!: string;

  @Property({ type: 'text' })
  statusKey!: string;

  /** Keys of the company's and the card's column, by which a page of the board is read. */
  @Property({ type: 'text', collation: BY_CODE_POINT })
  boardColumn!: string;

  @Property({ type: 'text', collation: BY_CODE_POINT })
  cardColumn!: string;

  @Field(() => Boolean, { description: 'Whether the task is not done: its status does not close tasks.' })
  @Property({ type: 'boolean' })
  isOpen!: boolean;

  @Field(() => Int, { nullable: true, description: 'Priority from 1, the most urgent, to 4. Null when none is set.' })
  @Property({ type: 'smallint', nullable: true })
  priority: number | null = null;

  /** Sort key derived from the priority: higher values come first. */
  @Property({ type: 'smallint' })
  urgency: number = 0;

  @Field(() => Int, { description: 'Minutes tracked at ClickUp.' })
  @Property({ type: 'integer' })
  minutesSpent: number = 0;

  @Field(() => Int, { nullable: true, description: 'Estimated minutes of work at ClickUp. Null when there is none.' })
  @Property({ type: 'integer', nullable: true })
  estimateMinutes: number | null = null;

  @Field(() => Float, { nullable: true, description: 'Estimate in points at ClickUp. Null when there is none.' })
  @Property({ type: 'double', nullable: true })
  points: number | null = null;

  @Field(() => DateTime, { description: 'When the task was created at ClickUp.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, {
    description:
      'When the task last changed at ClickUp. Lists with `updatedSince` are in the order of the changes in the portal.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  updatedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the task is due. Null when no date is set.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  dueAt: Date | null = null;

  @Field(() => [TaskAssignee], { description: 'People who work on the task.' })
  @Property({ type: 'json' })
  assignees: TaskAssignee[] = [];

  /** Sort keys of lists, cut because an index entry has a limited size. */
  @Property({ type: 'text', collation: DANISH, generated: '("left"(name, 200)) stored' })
  readonly nameStart!: string;

  @Property({
    type: 'text',
    nullable: true,
    collation: DANISH,
    generated: `("left"(((assignees -> 0) ->> 'name'::text), 200)) stored`,
  })
  readonly firstAssignee: string | null = null;

  /** Folded text in which the search of a board looks: names, numbers and the beginning of the description. */
  @Property({
    type: 'text',
    generated:
      `(search_fold((((((name || ' '::text) || click_up_id) || ' '::text) || substr(id, 6)) || ' '::text) || ` +
      `"left"(description, ${SEARCHED_DESCRIPTION}))) stored`,
  })
  readonly searched!: string;

  @Field(() => [TaskTag], { description: 'Tags of the task at ClickUp.' })
  @Property({ type: 'json' })
  tags: TaskTag[] = [];

  @Field(() => [TaskField], { description: 'Custom fields of the task at ClickUp that have a value.' })
  @Property({ type: 'json' })
  customFields: TaskField[] = [];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the customer requested changes. Null again once the status changes.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  changesRequestedAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Comment of the requested changes. Null when no changes are requested.',
  })
  @Property({ type: 'text', nullable: true })
  changesRequested: string | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the customer approved the task. Null again once the task awaits approval anew.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  approvedAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who approved the task. Null when it is not approved.',
  })
  @Property({ type: 'text', nullable: true })
  approvedBy: string | null = null;

  /** When the portal first saw the task; null for those from before it was noted. A trigger keeps these three. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  readonly seenAt: Date | null = null;

  /** When the portal first saw another status than the first one. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  readonly actedOnAt: Date | null = null;

  /** When the portal saw the task closed; null while it is open. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  readonly closedAt: Date | null = null;

  /** Comments that were written until then need no answer, as an admin has decided. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  settledAt: Date | null = null;

  /** When the task was found deleted at ClickUp. The row stays because hour entries refer to it. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  /** A new status clears requested changes. If the task awaits approval again, its earlier approval is cleared too. */
  setStatus(found: ClickUpStatus): void {
    const key = statusKey(found.status);
    if (this.statusKey !== key)
      Object.assign(this, {
        changesRequestedAt: null,
        changesRequested: null,
        ...(isApprovalStatus(key) && { approvedAt: null, approvedBy: null }),
      });
    Object.assign(this, statusColumns(this, found));
  }

  setPriority(priority: number | null): void {
    Object.assign(this, { priority, urgency: priority ? LOWEST_PRIORITY + 1 - priority : 0 });
  }
}

interface ClickUpStatus {
  status: string;
  color: string;
  type: string;
}

/** The columns of a task that follow from its status at ClickUp. */
export function statusColumns(
  { customerId, clipCardId }: Pick<Task, 'customerId' | 'clipCardId'>,
  { status, color, type }: ClickUpStatus,
) {
  const key = statusKey(status);
  return {
    status,
    color,
    statusKey: key,
    isOpen: !isClosedType(type),
    boardColumn: columnKey(customerId, key),
    cardColumn: columnKey(clipCardId, key),
  };
}

/** The prefix of the ids of board columns, which are not stored. */
export const COLUMN_PREFIX = 'tcol';

/** Key of a board column. `scope` is the id of a company or clip card. */
export const columnKey = (scope: string, status: string): string => `${scope}:${statusKey(status)}`;

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    task: TableOf<Task>;
  }
}
