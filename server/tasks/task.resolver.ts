import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { APPROVAL_STATUS, isApproval } from '../../domain/tasks.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { HourEntryConnection } from '../clipCards/clipCard.inputs.ts';
import { HourEntry } from '../clipCards/HourEntry.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { PageArgs } from '../graphql/connection.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { awaitingCount, boardCards, boardColumns, taskBoard, type BoardRow, type ColumnRow } from './board.reads.ts';
import { refreshedBoard, taskStatuses } from './board.service.ts';
import {
  CreateTaskInput,
  TaskBoard,
  TaskChange,
  TaskChangesInput,
  TaskColumn,
  TaskConnection,
  TaskListWarning,
  TaskStatusOption,
} from './task.inputs.ts';
import { taskChange } from './task.reads.ts';
import { approveTask, createTask, requestTaskChanges } from './task.service.ts';
import { columnKey, Task } from './Task.ts';
import { taskListWarnings } from './taskListWarnings.reads.ts';

@Resolver(() => Task)
export class TaskResolver {
  @FieldResolver(() => Boolean, { description: 'Its customer may approve it, or ask for changes.' })
  isApprovable(@Root() task: Task) {
    return isApproval(task.statusKey);
  }

  @FieldResolver(() => HourEntryConnection, { description: 'What its time was entered as, newest first.' })
  entries(@Root() task: Task, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(task).loaders.taskEntries.page(task.id, args);
  }

  @Query(() => [TaskStatusOption], {
    description: "Those of one clip card's list, or of all the company's together, from left to right.",
  })
  taskStatuses(
    @Ctx() ctx: Context,
    @Arg('listId', () => ID, { nullable: true, description: "The task tool's id of the list." }) listId?: string | null,
  ) {
    return taskStatuses(ctx, listId);
  }

  @Mutation(() => TaskChange, { description: 'Made at the task tool, and copied from there.' })
  createTask(@Ctx() ctx: Context, @Arg('input', () => CreateTaskInput) input: CreateTaskInput) {
    return createTask(ctx, input);
  }

  @Mutation(() => TaskChange, { description: 'CONFLICT where it does not wait for its customer any more.' })
  approveTask(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return approveTask(ctx, id);
  }

  @Mutation(() => TaskChange, { description: 'A comment to whoever works on it; it can still be approved.' })
  requestTaskChanges(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => TaskChangesInput) input: TaskChangesInput,
  ) {
    return requestTaskChanges(ctx, id, input);
  }

  @Mutation(() => TaskBoard, {
    description: 'Reads what changed at the task tool. While that is away, the board says so.',
  })
  refreshTasks(@Ctx() ctx: Context) {
    return refreshedBoard(ctx);
  }

  @Subscription(() => TaskChange, {
    description: "In the viewer's own company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'task.changed', taskChange),
  })
  taskChanged(@Root() change: InstanceType<typeof TaskChange>) {
    return change;
  }

  @AdminSubscription(() => TaskChange, 'task.changed', taskChange)
  adminTaskChanged(@Root() change: InstanceType<typeof TaskChange>) {
    return change;
  }

  @Subscription(() => TaskBoard, {
    description: "The viewer's own company's. Of a burst, the newest alone.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'task-board.changed', taskBoard, { waiting: 1 }),
  })
  taskBoardChanged(@Root() board: TaskBoard) {
    return board;
  }
}

@Resolver(() => TaskBoard)
export class TaskBoardResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the portal has a task tool at all.' })
  isConfigured(@Ctx() ctx: Context) {
    return ctx.services.clickUp.isConfigured;
  }

  @FieldResolver(() => Int, { description: 'How many wait for the customer: to be approved, and not sent back.' })
  awaiting(@Root() { row }: { row: BoardRow }) {
    return awaitingCount(row);
  }

  @FieldResolver(() => [ClipCard], {
    description: 'Active ones, and those with tasks that are not done. Newest first, at most 50.',
  })
  clipCards(@Root() { row }: { row: BoardRow }) {
    return boardCards(row);
  }

  @FieldResolver(() => [TaskColumn], { description: "One clip card's, or all together, from left to right." })
  columns(
    @Root() { row }: { row: BoardRow },
    @Arg('clipCardId', () => ID, { nullable: true, description: "That card's alone; left out, all together." })
    clipCardId?: string | null,
  ) {
    return boardColumns(row, clipCardId);
  }
}

@Resolver(() => TaskColumn)
export class TaskColumnResolver {
  @FieldResolver(() => TaskConnection, { description: 'The most urgent first, then the newest.' })
  tasks(@Root() { reader, key, isOfCard }: ColumnRow, @Args(() => PageArgs) args: PageArgs) {
    return (isOfCard ? reader.loaders.cardColumnTasks : reader.loaders.boardColumnTasks).page(key, args);
  }
}

@Resolver(() => Customer)
export class CustomerTasksResolver {
  @FieldResolver(() => TaskBoard, { description: 'Its tasks, by their status.' })
  taskBoard(@Root() customer: Customer, @Ctx() ctx: Context) {
    return taskBoard(ctx.readerOf(customer), customer.id);
  }

  @FieldResolver(() => TaskConnection, {
    description:
      'What waits for the customer: to be approved, and not sent back. The most urgent first, then the newest.',
  })
  tasksAwaiting(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(customer).loaders.awaitingTasks.page(columnKey(customer.id, APPROVAL_STATUS), args);
  }

  @FieldResolver(() => [TaskListWarning], {
    description: 'The lists of cards in use, newest first, as they were last seen at the task tool.',
  })
  taskListWarnings(@Root() customer: Customer, @Ctx() ctx: Context) {
    return taskListWarnings(ctx.readerOf(customer), customer.id);
  }
}

@Resolver(() => ClipCard)
export class ClipCardTasksResolver {
  @FieldResolver(() => TaskConnection, { description: 'Newest first.' })
  tasks(@Root() card: ClipCard, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(card).loaders.cardTasks.page(card.id, args);
  }
}

@Resolver(() => HourEntry)
export class HourEntryTaskResolver {
  @FieldResolver(() => Task, {
    nullable: true,
    description: 'Absent where it was entered by hand, or the task is gone.',
  })
  task(@Root() entry: HourEntry, @Ctx() ctx: Context) {
    return entry.taskId ? ctx.readerOf(entry).loaders.task.load(entry.taskId) : null;
  }
}
