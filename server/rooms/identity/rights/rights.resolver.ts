import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import { callerId } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { administratorsOf } from '../users/user.reads.ts';
import { UserChange } from '../users/user.types.ts';
import {
  RequestRightsInput,
  RightsRequestChange,
  RightsRequestConnection,
  SetUserRightsInput,
} from './rights.types.ts';
import { publishedRightsRequestChange, rightsRequestPage } from './rightsRequest.reads.ts';
import { answerRightsRequest, requestRights } from './rightsRequest.service.ts';
import { setUserRights } from './setRights.service.ts';

/**
 * The user to whose requests the viewer is limited. The database limits it too, but not during a preview, in which the
 * caller is an administrator to the database.
 */
const limitedTo = ({ viewer }: Context) => (may(viewer, 'managePeople') ? undefined : callerId(viewer));

@Resolver()
export class RightsResolver {
  @Access('managePeople')
  @Mutation(() => UserChange, {
    description:
      "Changes what a user of the viewer's company may do and see. It counts from the user's next call on, and for " +
      'open sockets from the next event on. BAD_USER_INPUT for the last administrator who would lose the role, for ' +
      'limits of an administrator, and for departments of other companies; CONFLICT for an outdated version; ' +
      'NOT_FOUND for users of other companies; FORBIDDEN for viewers whose e-mail is unconfirmed.',
  })
  setUserRights(@Ctx() ctx: Context, @Arg('input', () => SetUserRightsInput) input: SetUserRightsInput) {
    return setUserRights(ctx, input);
  }

  @Access('requestRights')
  @Mutation(() => RightsRequestChange, {
    description:
      'Asks the administrators of the company for a subject or a department, and mails them. Asking again returns ' +
      'the open request. BAD_USER_INPUT without a subject and a department, and for departments of other ' +
      'companies; CONFLICT for what the viewer can see.',
  })
  requestRights(@Ctx() ctx: Context, @Arg('input', () => RequestRightsInput) input: RequestRightsInput) {
    return requestRights(ctx, input);
  }

  @Access('managePeople')
  @Mutation(() => RightsRequestChange, {
    description:
      'Answers a request for rights, and mails the user who asked. A grant adds the rights to those that the user ' +
      'has. NOT_FOUND when the request was answered or the user has left; FORBIDDEN for viewers whose e-mail is ' +
      'unconfirmed.',
  })
  answerRightsRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('isGranted', () => Boolean, { description: 'Whether the user gets the rights.' }) isGranted: boolean,
  ) {
    return answerRightsRequest(ctx, id, isGranted);
  }

  @Access('viewer')
  @Subscription(() => RightsRequestChange, {
    description:
      "Publishes each request for rights in the viewer's company that is sent or answered: all of them for " +
      'administrators, and their own for other users.',
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'rights-request.changed', (ctx, id) =>
        publishedRightsRequestChange(ctx, id, limitedTo(ctx)),
      ),
  })
  rightsRequestChanged(@Root() change: InstanceType<typeof RightsRequestChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerRightsResolver {
  @FieldResolver(() => [String], {
    description:
      'Names of the active administrators of the company, the first ten by name: whom its users ask for more rights.',
  })
  async administratorNames(@Root() { id }: Customer, @Ctx() ctx: Context) {
    // Read as the system, because the viewer may see no users.
    const administrators = await ctx.readAsSystem(administratorsOf(id).clearLimit().limit(10));
    return administrators.map(({ name }) => name);
  }

  @FieldResolver(() => RightsRequestConnection, {
    description:
      'Open requests of users for more rights, newest first: all of the company for its administrators, and their ' +
      'own for other users. Empty for API tokens.',
  })
  rightsRequests(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    const reader = ctx.readerOf(customer);
    return rightsRequestPage(reader, customer.id, args, reader === ctx ? limitedTo(ctx) : undefined);
  }
}
