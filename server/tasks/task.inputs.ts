import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { Node } from '../graphql/Node.ts';
import { DateTime } from '../graphql/scalars.ts';
import type { BoardRow } from './board.reads.ts';
import { Task } from './Task.ts';

export const TaskConnection = connectionOf(Task, 'Task');
export const TaskChange = changeOf(TaskConnection, 'Task');

@ObjectType({
  description: "The tasks of a company's clip cards, as a copy of the task tool's.",
  simpleResolvers: true,
})
export class TaskBoard {
  @Field(() => ID, { description: 'The same for the same company.' }) id!: string;

  @Field(() => Boolean, {
    description: 'Whether the company has a folder at the task tool; without one there is nothing to make tasks in.',
  })
  isLinked!: boolean;

  @Field(() => Boolean, { description: 'The last try to refresh failed: this is what was known before.' })
  isAway!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'Absent until it was read the first time.' }) refreshedAt!:
    | string
    | null;
  row!: BoardRow;
}

@ObjectType({ implements: Node, description: 'A status, with the tasks that stand in it.', simpleResolvers: true })
export class TaskColumn extends Node {
  @Field(() => ID) override id!: string;
  @Field(() => String, { description: "What it is called, list by list the reseller's own choice." }) status!: string;
  @Field(() => String, { description: 'Such as #1090e0.' }) color!: string;
  @Field(() => Boolean, { description: 'Its tasks wait for the customer.' }) isApproval!: boolean;
  @Field(() => Boolean, { description: 'Its tasks are done.' }) isClosed!: boolean;
}

@ObjectType({
  description: "A clip card's list at the task tool that lacks a status the portal needs.",
  simpleResolvers: true,
})
export class TaskListWarning {
  @Field(() => ClipCard, { description: 'Whose list it is.' }) clipCard!: object;
  @Field(() => String, { description: 'As the portal named it when it was made.' }) listName!: string;
  @Field(() => String, { description: 'The status that is to be added to it.' }) missing!: string;
}

@InputType({ description: 'A task for whoever works on a clip card.' })
export class CreateTaskInput {
  @Field(() => String, { description: 'Made up by the dialog: sent twice, it makes one task.' }) requestId!: string;
  @Field(() => ID, { description: "One of the company's own that is ACTIVE." }) clipCardId!: string;
  @Field(() => String, { description: 'At most 200 characters.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Plain text, at most 10,000 characters.' }) description?:
    | string
    | null;
}

@InputType({ description: 'What is to be different.' })
export class TaskChangesInput {
  @Field(() => String, { description: 'Made up by the dialog: sent twice, it asks once.' }) requestId!: string;
  @Field(() => String, { description: 'Sent to whoever works on it; at most 5,000 characters.' }) comment!: string;
}

@ObjectType({ description: 'A status that a task can be in.', simpleResolvers: true })
export class TaskStatusOption {
  @Field(() => String, { description: "What it is called, list by list the reseller's own choice." }) status!: string;
  @Field(() => String, { description: 'Such as #1090e0.' }) color!: string;
  @Field(() => Int, { description: 'Where it stands, the lowest leftmost.' }) orderindex!: number;
}
