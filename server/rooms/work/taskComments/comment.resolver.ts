import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { COMMENT_EDIT_MINUTES } from '../../../../domain/work/taskComments.ts';
import type { TaskWaitsFor } from '../../../../domain/work/tasks.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { subscribeAsAdmin, subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { actorOf } from '../../companies/activity/activity.service.ts';
import { Task } from '../tasks/Task.ts';
import { commentChangeOfTask, commentsLoader, mentionablePeople, unreadComments } from './comment.reads.ts';
import { addTaskComment, answerTask, editTaskComment, markTaskCommentsRead } from './comment.service.ts';
import {
  MentionablePerson,
  TaskCommentChange,
  TaskCommentConnection,
  TaskCommentInput,
  TaskCommentType,
} from './comment.types.ts';
import { waitsForLoader } from './waitsFor.reads.ts';
import { TaskWaitsForEnum } from './waitsFor.types.ts';

const REQUEST_ID =
  'Idempotency key chosen by the client. Sending the same comment again with the same key returns the first one.';
const TASK_OF_SUBSCRIPTION = 'The task whose comments are sent.';

@Resolver(() => Task)
export class TaskConversationResolver {
  @FieldResolver(() => TaskCommentConnection, { description: 'Comments that the customer may read, newest first.' })
  comments(@Root() task: Task, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return commentsLoader.of(ctx.readerOf(task)).page(task.id, args);
  }

  @FieldResolver(() => Int, {
    description: 'Number of comments of others that the viewer has not seen, at most 100. 0 for an API token.',
  })
  unreadComments(@Root() task: Task, @Ctx() ctx: Context) {
    return ctx.viewer.kind === 'session' ? unreadComments(ctx.readerOf(task), ctx.viewer.userId, task.id) : 0;
  }

  @FieldResolver(() => TaskWaitsForEnum, { description: 'Who has to answer or approve before the task goes on.' })
  async waitsFor(@Root() task: Task, @Ctx() ctx: Context): Promise<TaskWaitsFor> {
    return (await waitsForLoader.of(ctx.readerOf(task)).load(task.id))?.waitsFor ?? 'NOBODY';
  }

  @FieldResolver(() => [MentionablePerson], {
    description: 'People whom a comment on the task can mention: users of its company, and employees of the reseller.',
  })
  mentionablePeople(@Root() task: Task, @Ctx() ctx: Context) {
    return mentionablePeople(ctx.readerOf(task), task.customerId);
  }
}

@Resolver(() => TaskCommentType)
export class TaskCommentResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote the comment.' })
  isOwn(@Root() comment: TaskCommentType, @Ctx() ctx: Context) {
    return comment.authorId !== null && comment.authorId === actorOf(ctx.viewer).actorId;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Until when the viewer can change the text. Null for comments of others; may be in the past.',
  })
  editableUntil(@Root() comment: TaskCommentType, @Ctx() ctx: Context) {
    return this.isOwn(comment, ctx)
      ? new Date(Date.parse(comment.writtenAt) + COMMENT_EDIT_MINUTES * 60_000).toISOString()
      : null;
  }
}

@Resolver()
export class TaskCommentsResolver {
  @Access('manageTasks')
  @Mutation(() => TaskCommentChange, {
    description:
      "Writes a comment on a task of the caller's company. The portal sends it to ClickUp shortly after, and mails " +
      'it to those who take part in the conversation.',
  })
  addTaskComment(
    @Ctx() ctx: Context,
    @Arg('taskId', () => ID, { description: 'The task that the comment is about.' }) taskId: string,
    @Arg('input', () => TaskCommentInput, { description: 'The text, and who is mentioned.' }) input: TaskCommentInput,
    @Arg('requestId', () => String, { description: REQUEST_ID }) requestId: string,
  ) {
    return addTaskComment(ctx, taskId, input, requestId);
  }

  @Access('support')
  @Mutation(() => TaskCommentChange, {
    description:
      'For admins and support: writes a comment on a task of any company, which the customer reads. Works like ' +
      '`addTaskComment`.',
  })
  answerTask(
    @Ctx() ctx: Context,
    @Arg('taskId', () => ID, { description: 'The task that the comment is about.' }) taskId: string,
    @Arg('input', () => TaskCommentInput, { description: 'The text, and who is mentioned.' }) input: TaskCommentInput,
    @Arg('requestId', () => String, { description: REQUEST_ID }) requestId: string,
  ) {
    return answerTask(ctx, taskId, input, requestId);
  }

  @Access('person')
  @Mutation(() => TaskCommentChange, {
    description:
      `Changes the text of the caller's own comment, also at ClickUp. Refused with NOT_FOUND for comments of others, ` +
      `and with CONFLICT when the comment is older than ${COMMENT_EDIT_MINUTES} minutes.`,
  })
  editTaskComment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'A comment that the caller wrote.' }) id: string,
    @Arg('text', () => String, { description: 'The new text, as in `TaskCommentInput`.' }) text: string,
  ) {
    return editTaskComment(ctx, id, text);
  }

  @Access('person')
  @Mutation(() => Task, {
    description: 'Marks the comments of a task as read by the caller. Never marks any as unread again.',
  })
  markTaskCommentsRead(
    @Ctx() ctx: Context,
    @Arg('taskId', () => ID, { description: 'The task whose comments were read.' }) taskId: string,
    @Arg('lastCommentId', () => ID, { description: 'Id of the newest comment that was shown.' }) lastCommentId: string,
  ) {
    return markTaskCommentsRead(ctx, taskId, lastCommentId);
  }

  @Access('viewer')
  @Subscription(() => TaskCommentChange, {
    description: "Sends new, changed and deleted comments of a task of the viewer's company.",
    subscribe: ({ context, args }) =>
      subscribeToOwn(
        context as Context,
        'task-comment.changed',
        (ctx, id) => commentChangeOfTask(ctx, id, (args as { taskId: string }).taskId),
        { sees: ['TASKS'] },
      ),
  })
  taskCommentChanged(
    @Root() change: InstanceType<typeof TaskCommentChange>,
    @Arg('taskId', () => ID, { description: TASK_OF_SUBSCRIPTION }) _taskId: string,
  ) {
    return change;
  }

  @Access('support')
  @Subscription(() => TaskCommentChange, {
    description: 'For admins and support: sends new, changed and deleted comments of a task of any company.',
    subscribe: ({ context, args }) =>
      subscribeAsAdmin(context as Context, 'task-comment.changed', (ctx, id) =>
        commentChangeOfTask(ctx.admin, id, (args as { taskId: string }).taskId),
      ),
  })
  adminTaskCommentChanged(
    @Root() change: InstanceType<typeof TaskCommentChange>,
    @Arg('taskId', () => ID, { description: TASK_OF_SUBSCRIPTION }) _taskId: string,
  ) {
    return change;
  }
}
