import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { ClipCard } from '../../sales/clipCards/ClipCard.ts';
import type { BoardRow } from './board.reads.ts';
import { COLUMN_PREFIX, Task } from './Task.ts';

export const TaskConnection = connectionOf(Task, 'Task');
export const TaskChange = changeOf(TaskConnection, 'Task');

@ObjectType({
  description: "The tasks of a company's clip cards, copied from ClickUp.",
  simpleResolvers: true,
})
export class TaskBoard {
  @Field(() => ID, { description: 'Id of the board, always the same for a company.' }) id!: string;

  @Field(() => Boolean, {
    description: 'Whether the company has a folder at ClickUp. Tasks cannot be created without one.',
  })
  isLinked!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the last refresh failed. The board then shows the tasks of the refresh before.',
  })
  isAway!: boolean;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the board was last refreshed. Null before the first time.',
  })
  refreshedAt!: string | null;
  row!: BoardRow;
}

@ObjectType({
  implements: Node,
  description: 'A column of a task board: a status and the tasks with that status.',
  simpleResolvers: true,
})
export class TaskColumn extends Node {
  static readonly idPrefix = COLUMN_PREFIX;

  @Field(() => ID) override id!: string;
  @Field(() => String, { description: 'Name of the status, which the reseller chooses for each list.' })
  status!: string;
  @Field(() => String, { description: 'Color of the status, such as #1090e0.' }) color!: string;
  @Field(() => Boolean, { description: 'Whether tasks with this status await approval by the customer.' })
  isApproval!: boolean;
  @Field(() => Boolean, { description: 'Whether tasks with this status are done.' }) isClosed!: boolean;
}

@ObjectType({
  description: "A clip card's list at ClickUp that lacks a status the portal needs.",
  simpleResolvers: true,
})
export class TaskListWarning {
  @Field(() => ClipCard, { description: 'The clip card that the list was created for.' }) clipCard!: object;
  @Field(() => String, { description: 'Name that the portal gave to the list.' }) listName!: string;
  @Field(() => String, { description: 'Name of the status to add to the list.' }) missing!: string;
}

@ObjectType({ description: 'The ACTIVE clip cards of a company, added up.', simpleResolvers: true })
export class ActiveCards {
  @Field(() => Int, { description: 'Number of the cards.' }) count!: number;
  @Field(() => Int, { description: 'Number of hours that were bought.' }) hours!: number;
  @Field(() => Float, { description: 'Number of unused hours.' }) hoursLeft!: number;
}

@InputType({ description: 'A new task on a clip card.' })
export class CreateTaskInput {
  @Field(() => String, {
    description:
      'Idempotency key chosen by the client. Sending the same request again with the same key returns the first task.',
  })
  requestId!: string;
  @Field(() => ID, { description: "An ACTIVE clip card of the caller's company." }) clipCardId!: string;
  @Field(() => String, { description: 'Name of at most 200 characters.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Plain text of at most 10,000 characters.' })
  description?: string | null;
}

@InputType({ description: 'Changes that a customer requests to a task.' })
export class TaskChangesInput {
  @Field(() => String, {
    description: 'Idempotency key chosen by the client. A repeated request with the same key comments once.',
  })
  requestId!: string;
  @Field(() => String, { description: 'Comment on the task of at most 5,000 characters.' }) comment!: string;
}

@ObjectType({ description: 'A status that a task can have.', simpleResolvers: true })
export class TaskStatusOption {
  @Field(() => String, { description: 'Name of the status, which the reseller chooses for each list.' })
  status!: string;
  @Field(() => String, { description: 'Color of the status, such as #1090e0.' }) color!: string;
  @Field(() => Int, { description: 'Position of the status, from left to right.' }) orderindex!: number;
}

@ObjectType({ description: 'An approval of a task that ClickUp does not know yet.', simpleResolvers: true })
export class PendingApproval {
  @Field(() => String, { description: 'Name of the person who approved the task.' }) approvedBy!: string;
  @Field(() => DateTime, { description: 'The approval can be undone before this moment. It is sent shortly after.' })
  undoUntil!: string;
}
