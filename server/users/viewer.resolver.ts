import { Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { may } from '../auth/policy.ts';
import type { Viewer as Caller } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { DateTime } from '../graphql/scalars.ts';
import { User } from './User.ts';
import { Viewer } from './Viewer.ts';

@ObjectType({ description: 'An admin who is signed in as somebody else.', simpleResolvers: true })
class Impersonation {
  @Field(() => String, { description: 'Who it really is.' })
  adminName!: string;

  @Field(() => DateTime, { description: 'An hour after it began; it ends before, when the admin signs out.' })
  expiresAt!: string;
}

@Resolver(() => Viewer)
export class ViewerResolver {
  @Query(() => Viewer, { description: 'Whoever asks; UNAUTHENTICATED where nobody is signed in.' })
  viewer(@Ctx() ctx: Context) {
    return ctx.viewer;
  }

  @FieldResolver(() => User, { nullable: true, description: "Absent for a partner's program." })
  user(@Root() viewer: Caller) {
    if (viewer.kind === 'token') return null;
    const { userId: id, customerId, name, email, emailConfirmedAt, role, createdAt, version } = viewer;
    return { id, customerId, name, email, emailConfirmedAt, role, createdAt, version };
  }

  @FieldResolver(() => Customer, { nullable: true, description: "The viewer's own company." })
  customer(@Root() viewer: Caller, @Ctx() ctx: Context) {
    return viewer.customerId ? ctx.loaders.customer.load(viewer.customerId) : null;
  }

  @FieldResolver(() => Impersonation, {
    nullable: true,
    description: 'Absent where nobody is signed in as somebody else.',
  })
  impersonation(@Root() viewer: Caller) {
    if (viewer.kind === 'token' || !viewer.actor) return null;
    return { adminName: viewer.actor.name, expiresAt: viewer.expiresAt };
  }

  @FieldResolver(() => Boolean, { description: 'Whether `admin` answers.' })
  viewerCanAdminister(@Root() viewer: Caller) {
    return may(viewer, 'administer');
  }
}
