import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { EmployeeRole, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { EmployeeRoleEnum } from './employeeRoles.enum.ts';
import { employeeRolesLoader } from './employeeRoles.reads.ts';
import { User } from './User.ts';
import { ViewerType } from './ViewerType.ts';

@Resolver(() => User)
export class UserEmployeeRolesResolver {
  @FieldResolver(() => [EmployeeRoleEnum], {
    nullable: true,
    description:
      'The roles of an EMPLOYEE. Null for a USER, for an ADMIN, who may do everything, and for callers who are no ' +
      'employees of the reseller.',
  })
  async employeeRoles(@Root() { id, role }: User, @Ctx() ctx: Context) {
    if (role !== 'EMPLOYEE' || !may(ctx.viewer, 'workInBackOffice')) return null;
    return (await employeeRolesLoader.of(ctx.admin).load(id))?.roles ?? null;
  }
}

@Resolver(() => ViewerType)
export class ViewerRightsResolver {
  @FieldResolver(() => [EmployeeRoleEnum], {
    description: 'The roles of the viewer as an employee of the reseller: all for an ADMIN, none for a customer.',
  })
  employeeRoles(@Root() viewer: Viewer) {
    if (viewer.kind === 'token' || !may(viewer, 'workInBackOffice')) return [];
    return viewer.employeeRoles ?? valuesOf(EmployeeRole);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer is an employee of the reseller and may use `admin`, as far as their roles allow.',
  })
  viewerWorksInBackOffice(@Root() viewer: Viewer) {
    return may(viewer, 'workInBackOffice');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may change tasks, installations and seats, and answer requests of users.',
  })
  viewerCanSupport(@Root() viewer: Viewer) {
    return may(viewer, 'support');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may change companies, licences, agreements, clip cards and renewals.',
  })
  viewerCanSell(@Root() viewer: Viewer) {
    return may(viewer, 'sell');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may see and change invoices, payments and reminders of all companies.',
  })
  viewerCanKeepBooks(@Root() viewer: Viewer) {
    return may(viewer, 'keepBooks');
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change events and their registrations.' })
  viewerCanRunEvents(@Root() viewer: Viewer) {
    return may(viewer, 'runEvents');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may see the price lists and the agreed prices of all companies.',
  })
  viewerCanReadPrices(@Root() viewer: Viewer) {
    return may(viewer, 'readPrices');
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may act as a user of a company. Only an ADMIN may act as another employee.',
  })
  viewerCanImpersonate(@Root() viewer: Viewer) {
    return may(viewer, 'impersonate');
  }
}
