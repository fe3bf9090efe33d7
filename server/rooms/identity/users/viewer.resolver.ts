import { Ctx, Field, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Subject, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
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

@ObjectType({
  description:
    'The user as whom an administrator of the company sees the portal. The call stays that of the administrator, and ' +
    'every mutation is refused.',
  simpleResolvers: true,
})
class ViewerPreview {
  /** Not `id`, because clients would mix the preview up with the user in their caches. */
  @Field(() => ID, { description: 'Opaque id of the previewed user.' }) userId!: string;
  @Field(() => String, { description: 'Name of the user.' }) name!: string;
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
    const { userId: id, customerId, name, email, emailConfirmedAt, createdAt, version } = viewer;
    const { role, companyRole, scope } = viewer.preview?.ownRights ?? viewer;
    return { id, customerId, name, email, emailConfirmedAt, role, companyRole, ...scope, createdAt, version };
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

  @FieldResolver(() => [SubjectEnum], {
    description: 'The subjects of the company that the viewer may see. Administrators of the company see all.',
  })
  subjects(@Root() { scope: { subjects } }: Viewer) {
    return subjects ?? valuesOf(Subject);
  }

  @FieldResolver(() => [ID], {
    nullable: true,
    description: 'Ids of the departments whose rows the viewer may see. Null for all departments.',
  })
  departmentIds(@Root() { scope }: Viewer) {
    return scope.departmentIds;
  }

  @FieldResolver(() => ViewerPreview, {
    nullable: true,
    description: 'The user whose rights the call has, by the header `X-Preview`. Null without a preview.',
  })
  preview(@Root() viewer: Viewer) {
    return viewer.kind === 'session' ? viewer.preview : null;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may order and buy for the viewer's company." })
  viewerCanBuy(@Root() viewer: Viewer) {
    return may(viewer, 'buy');
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer may pay what the viewer's company owes: invoices, and card payments that failed.",
  })
  viewerCanPay(@Root() viewer: Viewer) {
    return may(viewer, 'pay');
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may create, approve and comment on tasks.' })
  viewerCanManageTasks(@Root() viewer: Viewer) {
    return may(viewer, 'manageTasks');
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
