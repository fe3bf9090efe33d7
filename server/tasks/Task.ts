import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { APPROVAL_STATUS, isApproval, isClosedType, statusKey } from '../../domain/tasks.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { Customer } from '../customers/Customer.ts';
import { BY_CODE_POINT } from '../db/collation.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { BelongsTo } from '../graphql/belongsTo.ts';
import { Node } from '../graphql/Node.ts';
import { DateTime } from '../graphql/scalars.ts';
import { TaskAssignee, TaskField, TaskTag } from './taskTypes.ts';

const LEAST_URGENT = 5;

@ObjectType({
  implements: Node,
  description: 'Work on a clip card: a copy of the task at the task tool.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'task',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('task', { everything: [dbRoles.system] }),
})
@Index({
  name: 'task_board_column',
  expression:
    'create index "task_board_column" on "task" ("board_column", "urgency", "created_at", "id") where "deleted_at" is null',
})
@Index({
  name: 'task_card_column',
  expression:
    'create index "task_card_column" on "task" ("card_column", "urgency", "created_at", "id") where "deleted_at" is null',
})
@Index({ name: 'task_card_newest', properties: ['clipCardId', 'id'] })
@Index({
  name: 'task_awaiting',
  expression: `create index "task_awaiting" on "task" ("customer_id") where "status_key" = '${APPROVAL_STATUS}' and "changes_requested_at" is null and "deleted_at" is null`,
})
@Index({
  name: 'task_open',
  expression:
    'create index "task_open" on "task" ("customer_id", "clip_card_id") where "is_open" and "deleted_at" is null',
})
export class Task extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('task');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => ClipCard, { mapToPk: true, fieldName: 'clip_card_id', index: false })
  clipCardId!: string;

  @Field(() => ClipCard, { description: 'Whose hours it uses.' })
  @BelongsTo('clipCard', 'clipCardId')
  clipCard?: ClipCard;

  @Property({ type: 'text', unique: true })
  clickUpId!: string;

  @Field(() => String, { description: 'As the task tool shows it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Plain text; empty where there is none.' })
  @Property({ type: 'text' })
  description: string = '';

  @Field(() => String, { description: 'The column it stands in; the same in any case.' })
  @Property({ type: 'text' })
  status!: string;

  @Field(() => String, { description: 'Of its status, such as #1090e0.' })
  @Property({ type: 'text' })
  color!: string;

  @Property({ type: 'text' })
  statusKey!: string;

  /** The company's column and the card's: what a page of the board is found by. */
  @Property({ type: 'text', collation: BY_CODE_POINT })
  boardColumn!: string;

  @Property({ type: 'text', collation: BY_CODE_POINT })
  cardColumn!: string;

  @Field(() => Boolean, { description: 'Not in a status that closes it.' })
  @Property({ type: 'boolean' })
  isOpen!: boolean;

  @Field(() => Int, { nullable: true, description: '1 to 4, the first the most urgent.' })
  @Property({ type: 'smallint', nullable: true })
  priority: number | null = null;

  /** Higher comes first. */
  @Property({ type: 'smallint' })
  urgency: number = 0;

  @Field(() => Int, { description: 'As the task tool counts them.' })
  @Property({ type: 'integer' })
  minutesSpent: number = 0;

  @Field(() => Float, { nullable: true, description: "As the task tool estimates it; absent where it doesn't." })
  @Property({ type: 'double', nullable: true })
  points: number | null = null;

  @Field(() => DateTime, { description: 'As the task tool tells it.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'As the task tool tells it.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  updatedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Absent where no time is set.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  dueAt: Date | null = null;

  @Field(() => [TaskAssignee], { description: 'Who works on it.' })
  @Property({ type: 'json' })
  assignees: TaskAssignee[] = [];

  @Field(() => [TaskTag], { description: "The task tool's labels." })
  @Property({ type: 'json' })
  tags: TaskTag[] = [];

  @Field(() => [TaskField], { description: 'Those that have a value.' })
  @Property({ type: 'json' })
  customFields: TaskField[] = [];

  @Field(() => DateTime, { nullable: true, description: 'When its customer asked for changes, until it moves on.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  changesRequestedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'What was written then.' })
  @Property({ type: 'text', nullable: true })
  changesRequested: string | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its customer approved it, since it last waited for that.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  approvedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'The name of whoever approved it then.' })
  @Property({ type: 'text', nullable: true })
  approvedBy: string | null = null;

  /** Gone at the task tool; kept, since its time was. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  /** Whatever was asked for is answered once it moves. */
  stand({ status, color, type }: { status: string; color: string; type: string }): void {
    const key = statusKey(status);
    if (this.statusKey !== key)
      Object.assign(this, {
        changesRequestedAt: null,
        changesRequested: null,
        ...(isApproval(key) && { approvedAt: null, approvedBy: null }),
      });
    Object.assign(this, {
      status,
      color,
      statusKey: key,
      isOpen: !isClosedType(type),
      boardColumn: columnKey(this.customerId, key),
      cardColumn: columnKey(this.clipCardId, key),
    });
  }

  prioritise(priority: number | null): void {
    Object.assign(this, { priority, urgency: priority ? LEAST_URGENT - priority : 0 });
  }
}

/** `scope` is a company, or a clip card. */
export const columnKey = (scope: string, status: string): string => `${scope}:${statusKey(status)}`;
