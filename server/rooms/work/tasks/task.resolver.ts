import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import {
  APPROVAL_STATUS,
  APPROVAL_UNDO_SECONDS,
  isApprovalStatus,
  NEW_TASK_DAYS,
} from '../../../../domain/work/tasks.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { taskEntriesLoader } from '../../sales/clipCards/clipCard.reads.ts';
import { ClipCard } from '../../sales/clipCards/ClipCard.ts';
import { ClipCardConnection, HourEntryConnection } from '../../sales/clipCards/clipCard.types.ts';
import { HourEntry } from '../../sales/clipCards/HourEntry.ts';
import { pendingApprovalLoader } from './approval.reads.ts';
import { startTaskApproval, undoTaskApproval } from './approval.service.ts';
import {
  activeCards,
  awaitingCount,
  boardCards,
  boardColumns,
  cardPage,
  filterOptions,
  taskBoard,
  type BoardRow,
  type ColumnRow,
} from './board.reads.ts';
import { refreshBoard, taskStatuses } from './board.service.ts';
import { plannedMinutesLoader } from './estimates.reads.ts';
import { isNewTask, MAX_NEW_TASKS, newTasksOfColumn } from './newTasks.reads.ts';
import { markTaskSeen } from './newTasks.service.ts';
import {
  taskChange,
  awaitingTasksLoader,
  columnTasksLoader,
  matchingTasksLoader,
  taskPage,
  cardTasksLoader,
  taskLoader,
} from './task.reads.ts';
import { approveTask, createTask } from './task.service.ts';
import { columnKey, Task } from './Task.ts';
import {
  ActiveCards,
  CreateTaskInput,
  PendingApproval,
  TaskBoard,
  TaskChange,
  TaskColumn,
  TaskConnection,
  TaskListWarning,
  TaskStatusOption,
} from './task.types.ts';
import { TaskFilter, TaskFilterOptions } from './taskFilter.types.ts';
import { taskListWarnings } from './taskListWarnings.reads.ts';
import { taskSorts, type TaskSort } from './taskSorts.ts';

const FILTER = 'All tasks when left out.';

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

  @FieldResolver(() => Boolean, {
    description:
      `Whether the task is open, at most ${NEW_TASK_DAYS} days old, newer than the viewer's account, and was not ` +
      'opened by the viewer (`markTaskSeen`). False for an API token.',
  })
  isNew(@Root() task: Task, @Ctx() ctx: Context) {
    return ctx.viewer.kind === 'session' && isNewTask(ctx.readerOf(task), ctx.viewer.userId, task.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the task meets the conditions of a filter.' })
  matches(
    @Root() task: Task,
    @Ctx() ctx: Context,
    @Arg('filter', () => TaskFilter, { nullable: true, description: 'No conditions when left out.' })
    filter?: TaskFilter | null,
  ) {
    return filter ? matchingTasksLoader.of(ctx.readerOf(task))(filter).load(task.id) : true;
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

  @Access('person')
  @Mutation(() => Task, {
    description:
      'Marks a task as opened by the caller, so that it is no longer new to them. Has no further effect on a task ' +
      'that was opened before.',
  })
  markTaskSeen(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'A task that the caller can read.' }) id: string,
  ) {
    return markTaskSeen(ctx, id);
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
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'task.changed', taskChange, { sees: ['TASKS'] }),
  })
  taskChanged(@Root() change: InstanceType<typeof TaskChange>) {
    return change;
  }

  @AdminSubscription('support', () => TaskChange, 'task.changed', taskChange)
  adminTaskChanged(@Root() change: InstanceType<typeof TaskChange>) {
    return change;
  }

  @Access('viewer')
  @Subscription(() => TaskBoard, {
    description:
      "Sends the task board of the viewer's company after a change. Of a burst of changes, only the last is sent.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'task-board.changed', taskBoard, { queueLimit: 1, sees: ['TASKS'] }),
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

  @FieldResolver(() => ClipCardConnection, {
    description:
      'Active clip cards and those with open tasks. Cards with usable hours come first, then newest first. The ' +
      "search matches the department's name and the end of a card's id.",
  })
  cards(
    @Root() { row }: { row: BoardRow },
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true, description: 'All cards when left out.' }) search?: string | null,
  ) {
    return cardPage(row, search, args);
  }

  @FieldResolver(() => ActiveCards, { description: 'The active clip cards, added up.' })
  activeCards(@Root() { row }: { row: BoardRow }) {
    return activeCards(row);
  }

  @FieldResolver(() => TaskFilterOptions, { description: 'People and tags by which the tasks can be filtered.' })
  filterOptions(@Root() { row }: { row: BoardRow }) {
    return filterOptions(row);
  }

  @FieldResolver(() => TaskConnection, { description: 'Tasks of one clip card or of all clip cards, in one list.' })
  tasks(
    @Root() { row }: { row: BoardRow },
    @Args(() => PageArgs) args: PageArgs,
    @Arg('clipCardId', () => ID, { nullable: true, description: 'All clip cards when left out.' })
    clipCardId?: string | null,
    @Arg('filter', () => TaskFilter, { nullable: true, description: FILTER }) filter?: TaskFilter | null,
    @Arg('sort', () => taskSorts.values, {
      nullable: true,
      description: 'Order of the list. Last changed first when left out.',
    })
    sort?: TaskSort | null,
  ) {
    return taskPage(row.reader, row.customerId, { clipCardId, filter, sort }, args);
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
  tasks(
    @Root() { reader, key, isOfCard }: ColumnRow,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('filter', () => TaskFilter, { nullable: true, description: FILTER }) filter?: TaskFilter | null,
  ) {
    return columnTasksLoader
      .of(reader)(isOfCard ? 'card_column' : 'board_column', filter)
      .page(key, args);
  }

  @FieldResolver(() => [Task], {
    description:
      `Tasks in the column that are new to the viewer (\`Task.isNew\`), newest first, at most ${MAX_NEW_TASKS}. They ` +
      'are also among `tasks`. Empty for an API token.',
  })
  newTasks(
    @Root() column: ColumnRow,
    @Ctx() ctx: Context,
    @Arg('filter', () => TaskFilter, { nullable: true, description: FILTER }) filter?: TaskFilter | null,
  ) {
    return ctx.viewer.kind === 'session' ? newTasksOfColumn(column.reader, ctx.viewer.userId, column, filter) : [];
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

  @FieldResolver(() => Int, {
    description: 'Minutes that the open tasks of the card are still estimated to take: estimates less tracked time.',
  })
  plannedMinutes(@Root() card: ClipCard, @Ctx() ctx: Context) {
    return plannedMinutesLoader.of(ctx.readerOf(card)).load(card.id);
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
