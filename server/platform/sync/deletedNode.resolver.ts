import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../access/Access.ts';
import type { Context } from '../context.ts';
import { connectionOf, PageArgs } from '../graphql/connection.ts';
import { DateTime } from '../graphql/scalars.ts';
import { deletedNodePage, KEPT_DAYS } from './deletedNode.reads.ts';
import { DeletedNode } from './DeletedNode.ts';

const DeletedNodeConnection = connectionOf(DeletedNode, 'DeletedNode');

@Resolver(() => DeletedNodeConnection)
export class DeletedNodeConnectionResolver {
  @FieldResolver(() => DateTime, {
    description:
      'Time to send as `since` in the next run, from the last page of this one: the page has no later deletion, and ' +
      'none before this time can still appear.',
  })
  syncedUntil(@Root() page: { syncedUntil: string }) {
    return page.syncedUntil;
  }
}

@Resolver()
export class DeletedNodesResolver {
  @Access('viewer')
  @Query(() => DeletedNodeConnection, {
    description:
      "Objects of the viewer's company that were deleted or that left it, and its deactivated users, oldest first; " +
      'for admins, those of all companies. Contains neither webhook deliveries nor the objects that are part of an ' +
      'installation or a board: integrations and task columns.',
  })
  deletedNodes(
    @Ctx() ctx: Context,
    @Arg('since', () => DateTime, {
      description:
        `Time of the earliest deletion to return. BAD_USER_INPUT with the field code EXPIRED for a time more than ` +
        `${KEPT_DAYS} days ago: read all data anew.`,
    })
    since: string,
    @Args(() => PageArgs) args: PageArgs,
  ) {
    return deletedNodePage(ctx, since, args);
  }
}
