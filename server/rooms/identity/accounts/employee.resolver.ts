import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { User } from '../users/User.ts';
import { employees } from './employee.reads.ts';

@Resolver(() => Admin)
export class EmployeeResolver {
  @Access('workInBackOffice')
  @FieldResolver(() => [User], {
    description: "The reseller's own people: admins and employees with their roles, by name, at most 500.",
  })
  employees(@Ctx() ctx: Context) {
    return employees(ctx.admin);
  }
}
