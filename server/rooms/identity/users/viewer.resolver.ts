import { Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { User } from './User.ts';
import { ViewerType } from './ViewerType.ts';

@ObjectType({ description: 'A session in which an admin acts as another user.', simpleResolvers: true })
class Impersonation {
  @Field(() => String, { description: 'Name of the admin who acts as the user.' })
  adminName!: string;

  @Field(() => DateTime, {
    description: 'When the session ends: an hour after its start, or before when the admin signs out.',
  })
  expiresAt!: string;
}

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Access('viewer')
  @Query(() => ViewerType, {
    description: 'The caller. Refused with UNAUTHENTICATED without a valid session or API token.',
  })
  viewer(@Ctx() ctx: Context) {
    return ctx.viewer;
  }

  @FieldResolver(() => User, { nullable: true, description: 'The signed-in user. Null for an API token.' })
  user(@Root() viewer: Viewer) {
    if (viewer.kind === 'token') return null;
    const { userId: id, customerId, name, email, emailConfirmedAt, role, companyRole, createdAt, version } = viewer;
    return { id, customerId, name, email, emailConfirmedAt, role, companyRole, createdAt, version };
  }

  @FieldResolver(() => Customer, {
    nullable: true,
    description: "The viewer's company. Null for an admin without a company.",
  })
  customer(@Root() viewer: Viewer, @Ctx() ctx: Context) {
    return viewer.customerId ? customerLoader.of(ctx).load(viewer.customerId) : null;
  }

  @FieldResolver(() => Impersonation, {
    nullable: true,
    description: 'The impersonation. Null when the session is not an impersonation.',
  })
  impersonation(@Root() viewer: Viewer) {
    if (viewer.kind === 'token' || !viewer.actor) return null;
    return { adminName: viewer.actor.name, expiresAt: viewer.expiresAt };
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may order and buy for the viewer's company." })
  viewerCanBuy(@Root() viewer: Viewer) {
    return may(viewer, 'buy');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may change the company, its departments, payment methods and integrations.',
  })
  viewerCanManageCompany(@Root() viewer: Viewer) {
    return may(viewer, 'manageCompany');
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer may approve purchases above the company's limit, and set the limit.",
  })
  viewerCanApprovePurchases(@Root() viewer: Viewer) {
    return may(viewer, 'approvePurchases');
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change the users of the company.' })
  viewerCanManagePeople(@Root() viewer: Viewer) {
    return may(viewer, 'managePeople');
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is an ADMIN, who may do everything.' })
  viewerCanAdminister(@Root() viewer: Viewer) {
    return may(viewer, 'administer');
  }
}
