import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { APPROVAL_STATUS, APPROVAL_UNDO_SECONDS, isApprovalStatus } from '../../domain/tasks.ts';
import { Access } from '../access/Access.ts';
import { HourEntryConnection } from '../clipCards/clipCard.inputs.ts';
import { taskEntriesLoader } from '../clipCards/clipCard.reads.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { HourEntry } from '../clipCards/HourEntry.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { PageArgs } from '../graphql/connection.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { pendingApprovalLoader } from './approval.reads.ts';
import { startTaskApproval, undoTaskApproval } from './approval.service.ts';
import { awaitingCount, boardCards, boardColumns, taskBoard, type BoardRow, type ColumnRow } from './board.reads.ts';
import { refreshBoard, taskStatuses } from './board.service.ts';
import {
  CreateTaskInput,
  PendingApproval,
  TaskBoard,
  TaskChange,
  TaskChangesInput,
  TaskColumn,
  TaskConnection,
  TaskListWarning,
  TaskStatusOption,
} from './task.inputs.ts';
import {
  taskChange,
  awaitingTasksLoader,
  boardColumnTasksLoader,
  cardColumnTasksLoader,
  cardTasksLoader,
  taskLoader,
} from './task.reads.ts';
import { approveTask, createTask, requestTaskChanges } from './task.service.ts';
import { columnKey, Task } from './Task.ts';
import { taskListWarnings } from './taskListWarnings.reads.ts';

@Resolver(() => Task)
export class TaskResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the customer can approve the task or request changes.' })
  isApprovable(@Root() task: Task) {
    return isApprovalStatus(task.statusKey);
  }

  @FieldResolver(() => PendingApproval, {
    nullable: true,
    description: 'The approval that is about to be sent to ClickUp. Null when there is none.',
  })
  pendingApproval(@Root() task: Task, @Ctx() ctx: Context) {
    return pendingApprovalLoader.of(ctx.readerOf(task)).load(task.id);
  }

  @FieldResolver(() => HourEntryConnection, {
    description: 'Hour entries of the time spent on the task, newest first.',
  })
  entries(@Root() task: Task, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return taskEntriesLoader.of(ctx.readerOf(task)).page(task.id, args);
  }

  @Access('viewer')
  @Query(() => [TaskStatusOption], {
    description: "Statuses of one list, or of all lists of the caller's company, from left to right.",
  })
  taskStatuses(
    @Ctx() ctx: Context,
    @Arg('listId', () => ID, { nullable: true, description: "ClickUp's id of a list. All lists when left out." })
    listId?: string | null,
  ) {
    return taskStatuses(ctx, listId);
  }

  @Access('manageTasks')
  @Mutation(() => TaskChange, {
    description:
      'Creates a task at ClickUp. Refused with BAD_USER_INPUT unless `clipCardId` is an active card of the company, ' +
      'with CONFLICT when the company has no folder at ClickUp or another call with the request id is running, and ' +
      'with PROVIDER_UNAVAILABLE when ClickUp does not answer.',
  })
  createTask(@Ctx() ctx: Context, @Arg('input', () => CreateTaskInput) input: CreateTaskInput) {
    return createTask(ctx, input);
  }

  @Access('manageTasks')
  @Mutation(() => TaskChange, {
    description:
      'Approves a task and moves it at ClickUp to the status that closes tasks of its list. Refused with CONFLICT ' +
      'when the task does not await approval or its list has no such status, and with PROVIDER_UNAVAILABLE when ' +
      'ClickUp does not answer.',
  })
  approveTask(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return approveTask(ctx, id);
  }

  @Access('manageTasks')
  @Mutation(() => TaskChange, {
    description:
      `Approves a task like \`approveTask\`, but sends it to ClickUp after ${APPROVAL_UNDO_SECONDS} seconds, ` +
      'until which `undoTaskApproval` takes it back. Has no further effect on a task whose approval waits already.',
  })
  startTaskApproval(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'A task that awaits an answer.' }) id: string,
  ) {
    return startTaskApproval(ctx, id);
  }

  @Access('manageTasks')
  @Mutation(() => TaskChange, {
    description:
      'Takes back an approval that `startTaskApproval` has stored. Refused with CONFLICT once it is being sent. Has ' +
      'no effect when none waits and the task still awaits approval.',
  })
  undoTaskApproval(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'A task whose approval waits.' }) id: string,
  ) {
    return undoTaskApproval(ctx, id);
  }

  @Access('manageTasks')
  @Mutation(() => TaskChange, {
    description:
      'Requests changes to a task by a comment at ClickUp. The task can still be approved. Refused with CONFLICT ' +
      'when the task does not await approval or another call with the request id is running, and with ' +
      'PROVIDER_UNAVAILABLE when ClickUp does not answer.',
  })
  requestTaskChanges(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => TaskChangesInput) input: TaskChangesInput,
  ) {
    return requestTaskChanges(ctx, id, input);
  }

  @Access('manageTasks')
  @Mutation(() => TaskBoard, {
    description: 'Reads changes from ClickUp and returns the board. `isAway` is true when ClickUp is unavailable.',
  })
  refreshTasks(@Ctx() ctx: Context) {
    return refreshBoard(ctx);
  }

  @Access('viewer')
  @Subscription(() => TaskChange, {
    description: "Sends a change of a task of the viewer's company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'task.changed', taskChange),
  })
  taskChanged(@Root() change: InstanceType<typeof TaskChange>) {
    return change;
  }

  @AdminSubscription(() => TaskChange, 'task.changed', taskChange)
  adminTaskChanged(@Root() change: InstanceType<typeof TaskChange>) {
    return change;
  }

  @Access('viewer')
  @Subscription(() => TaskBoard, {
    description:
      "Sends the task board of the viewer's company after a change. Of a burst of changes, only the last is sent.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'task-board.changed', taskBoard, { queueLimit: 1 }),
  })
  taskBoardChanged(@Root() board: TaskBoard) {
    return board;
  }
}

@Resolver(() => TaskBoard)
export class TaskBoardResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the portal is connected to ClickUp.' })
  isConfigured(@Ctx() ctx: Context) {
    return ctx.services.clickUp.isConfigured;
  }

  @FieldResolver(() => Int, { description: 'Number of tasks that await approval and have no requested changes.' })
  awaiting(@Root() { row }: { row: BoardRow }) {
    return awaitingCount(row);
  }

  @FieldResolver(() => [ClipCard], {
    description: 'Active clip cards and those with open tasks, newest first, at most 50.',
  })
  clipCards(@Root() { row }: { row: BoardRow }) {
    return boardCards(row);
  }

  @FieldResolver(() => [TaskColumn], {
    description: 'Columns of one clip card or of all clip cards, from left to right.',
  })
  columns(
    @Root() { row }: { row: BoardRow },
    @Arg('clipCardId', () => ID, {
      nullable: true,
      description: 'Returns columns of this clip card only. All clip cards when left out.',
    })
    clipCardId?: string | null,
  ) {
    return boardColumns(row, clipCardId);
  }
}

@Resolver(() => TaskColumn)
export class TaskColumnResolver {
  @FieldResolver(() => TaskConnection, { description: 'Tasks in the column, most urgent first, then newest.' })
  tasks(@Root() { reader, key, isOfCard }: ColumnRow, @Args(() => PageArgs) args: PageArgs) {
    return (isOfCard ? cardColumnTasksLoader : boardColumnTasksLoader).of(reader).page(key, args);
  }
}

@Resolver(() => Customer)
export class CustomerTasksResolver {
  @FieldResolver(() => TaskBoard, { description: "The company's tasks in columns by status." })
  taskBoard(@Root() customer: Customer, @Ctx() ctx: Context) {
    return taskBoard(ctx.readerOf(customer), customer.id);
  }

  @FieldResolver(() => TaskConnection, {
    description: 'Tasks that await approval and have no requested changes, most urgent first, then newest.',
  })
  tasksAwaiting(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return awaitingTasksLoader.of(ctx.readerOf(customer)).page(columnKey(customer.id, APPROVAL_STATUS), args);
  }

  @FieldResolver(() => [TaskListWarning], {
    description:
      'Lists that lack a status which the portal needs, of clip cards that are active or have open tasks. Newest ' +
      'first, as of the last refresh.',
  })
  taskListWarnings(@Root() customer: Customer, @Ctx() ctx: Context) {
    return taskListWarnings(ctx.readerOf(customer), customer.id);
  }
}

@Resolver(() => ClipCard)
export class ClipCardTasksResolver {
  @FieldResolver(() => TaskConnection, { description: 'Tasks of the clip card, newest first.' })
  tasks(@Root() card: ClipCard, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return cardTasksLoader.of(ctx.readerOf(card)).page(card.id, args);
  }
}

@Resolver(() => HourEntry)
export class HourEntryTaskResolver {
  @FieldResolver(() => Task, {
    nullable: true,
    description: 'The task whose time was booked. Null when the entry was booked by hand or the task was deleted.',
  })
  task(@Root() entry: HourEntry, @Ctx() ctx: Context) {
    return entry.taskId ? taskLoader.of(ctx.readerOf(entry)).load(entry.taskId) : null;
  }
}
