import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { updateProfile } from './profile.service.ts';
import { User } from './User.ts';
import { CreateUserInput, ProfileInput, UserChange } from './user.inputs.ts';
import { userChange } from './user.reads.ts';
import { createUser } from './user.service.ts';

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the one who asks.' })
  isViewer(@Root() user: User, @Ctx() ctx: Context) {
    return ctx.viewer.kind === 'session' && ctx.viewer.userId === user.id;
  }

  @Mutation(() => UserChange, {
    description:
      "For people, not programs: somebody new in the viewer's own company, always with the role USER. They are told by mail.",
  })
  createUser(@Ctx() ctx: Context, @Arg('input', () => CreateUserInput) input: CreateUserInput) {
    return createUser(ctx, input);
  }

  @Mutation(() => User, { description: "One's own name, e-mail and password. A new password ends all other sessions." })
  updateProfile(@Ctx() ctx: Context, @Arg('input', () => ProfileInput) input: ProfileInput) {
    return updateProfile(ctx, input);
  }

  @Subscription(() => UserChange, {
    description: "In the viewer's own company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'user.changed', userChange),
  })
  userChanged(@Root() change: InstanceType<typeof UserChange>) {
    return change;
  }
}
