import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { BulkItemState } from '../../../../domain/backOffice/bulk.ts';
import { Access } from '../../../platform/access/Access.ts';
import { bulkDefinitionOf } from '../../../platform/bulk/bulkActions.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import { bulkItemPage, bulkReasonsLoader, bulkRunById, bulkRunPage } from './bulk.reads.ts';
import { cancelBulkRun, retryBulkRun, startBulkRun, undoBulkRun } from './bulk.service.ts';
import {
  BulkItemConnection,
  BulkItemStateEnum,
  BulkPreview,
  BulkRequestInput,
  BulkRunConnection,
  BulkRunReason,
  BulkRunType,
  StartBulkRunInput,
} from './bulk.types.ts';
import { planRun } from './planRun.ts';

const RUN_ID = 'Id of a run of any colleague.';

@Resolver(() => Admin)
export class AdminBulkResolver {
  @Access('workInBackOffice')
  @FieldResolver(() => BulkPreview, {
    description: 'What an action would do with rows of a list now. Nothing is changed or stored.',
  })
  async bulkPreview(
    @Ctx() ctx: Context,
    @Arg('request', () => BulkRequestInput, { description: 'The action and the rows.' }) request: BulkRequestInput,
  ) {
    const { ready, definition, ...plan } = await planRun(ctx, request);
    return { ...plan, readyCount: ready.length, canUndo: definition.undo !== undefined };
  }

  @Access('workInBackOffice')
  @FieldResolver(() => BulkRunConnection, {
    description: 'The runs of the last 180 days with whose rows the employee works, newest first.',
  })
  bulkRuns(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return bulkRunPage(ctx.admin, args);
  }

  @Access('workInBackOffice')
  @FieldResolver(() => BulkRunType, { nullable: true, description: 'A run. Null when there is none with the id.' })
  bulkRun(@Ctx() ctx: Context, @Arg('id', () => ID, { description: RUN_ID }) id: string) {
    return bulkRunById(ctx.admin, id);
  }

  @Access('workInBackOffice')
  @FieldResolver(() => BulkItemConnection, { description: 'The rows of a run, in the order in which they are done.' })
  bulkItems(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('runId', () => ID, { description: RUN_ID }) runId: string,
    @Arg('states', () => [BulkItemStateEnum], { nullable: true, description: 'The states; all when left out.' })
    states?: BulkItemState[] | null,
  ) {
    return bulkItemPage(ctx.admin, { runId, states }, args);
  }
}

const isActive = ({ state }: BulkRunType) => state === 'RUNNING' || state === 'UNDOING';
const waiting = ({ total, done, failed, skipped, undone, kept }: BulkRunType) =>
  total - done - failed - skipped - undone - kept;

@Resolver(() => BulkRunType)
export class BulkRunResolver {
  @FieldResolver(() => String, { nullable: true, description: 'The options in Danish. Null when there are none.' })
  detail(@Root() { action, options }: BulkRunType, @Ctx() ctx: Context) {
    return bulkDefinitionOf(ctx.services.rooms, action).describe?.(ctx.admin, options) ?? null;
  }

  @FieldResolver(() => [BulkRunReason], {
    description: 'The most frequent reasons for which rows were not done or not undone, at most 20.',
  })
  async reasons(@Root() { id }: BulkRunType, @Ctx() ctx: Context) {
    return (await bulkReasonsLoader.of(ctx.admin).load(id))?.reasons ?? [];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The consequence of undoing the run, in Danish. Null when its action cannot be undone.',
  })
  undoConsequence(@Root() { action }: BulkRunType, @Ctx() ctx: Context) {
    return bulkDefinitionOf(ctx.services.rooms, action).undo?.consequence ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the run can be stopped: it is active.' })
  viewerCanCancel(@Root() run: BulkRunType) {
    return isActive(run);
  }

  @FieldResolver(() => Boolean, { description: 'Whether rows that are done can be undone.' })
  viewerCanUndo(@Root() run: BulkRunType, @Ctx() ctx: Context) {
    return !isActive(run) && run.done > 0 && bulkDefinitionOf(ctx.services.rooms, run.action).undo !== undefined;
  }

  @FieldResolver(() => Boolean, { description: 'Whether rows have failed or wait, and can be tried again.' })
  viewerCanRetry(@Root() run: BulkRunType) {
    return !isActive(run) && run.failed + waiting(run) > 0;
  }
}

@Resolver()
export class BulkMutationsResolver {
  @Access('workInBackOffice')
  @Mutation(() => BulkRunType, {
    description:
      'For admins and employees: lets a job do what a preview has shown, row by row. Refused with CONFLICT when the ' +
      'preview would be another one now, and while three runs of the employee are active.',
  })
  startBulkRun(
    @Ctx() ctx: Context,
    @Arg('input', () => StartBulkRunInput, { description: 'The request of the preview.' }) input: StartBulkRunInput,
  ) {
    return startBulkRun(ctx, input);
  }

  @Access('workInBackOffice')
  @Mutation(() => BulkRunType, {
    description:
      'For admins and employees: stops a run after the row that is being done. A run that is not active stays.',
  })
  cancelBulkRun(@Ctx() ctx: Context, @Arg('id', () => ID, { description: RUN_ID }) id: string) {
    return cancelBulkRun(ctx, id);
  }

  @Access('workInBackOffice')
  @Mutation(() => BulkRunType, {
    description:
      'For admins and employees: undoes the rows that a run has done. Rows that were changed since are kept. Refused ' +
      'with CONFLICT while the run is active, and when its action cannot be undone.',
  })
  undoBulkRun(@Ctx() ctx: Context, @Arg('id', () => ID, { description: RUN_ID }) id: string) {
    return undoBulkRun(ctx, id);
  }

  @Access('workInBackOffice')
  @Mutation(() => BulkRunType, {
    description:
      'For admins and employees: tries the failed rows of a run again, and goes on with the rows that wait in a ' +
      'stopped one. Refused with CONFLICT when there are none.',
  })
  retryBulkRun(@Ctx() ctx: Context, @Arg('id', () => ID, { description: RUN_ID }) id: string) {
    return retryBulkRun(ctx, id);
  }

  @Access('workInBackOffice')
  @Subscription(() => BulkRunType, {
    description:
      'For admins and employees: runs that are started, make progress or end. The last notices of a burst are sent.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, 'bulk-run.changed', (ctx, id) => bulkRunById(ctx.admin, id), {
        queueLimit: 5,
      }),
  })
  adminBulkRunChanged(@Root() run: BulkRunType) {
    return run;
  }
}
