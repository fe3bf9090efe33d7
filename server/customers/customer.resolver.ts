import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Activity } from '../activity/Activity.ts';
import { activityPage } from '../activity/activity.reads.ts';
import type { Context } from '../context.ts';
import { Department } from '../departments/Department.ts';
import { departmentPage } from '../departments/department.reads.ts';
import { connectionOf, PageArgs } from '../graphql/connection.ts';
import { User } from '../users/User.ts';
import { userPage } from '../users/user.reads.ts';
import { Customer } from './Customer.ts';
import { departmentCount, userCount } from './customer.reads.ts';

const DepartmentConnection = connectionOf(Department, 'Department');
const UserConnection = connectionOf(User, 'User');
const ActivityConnection = connectionOf(Activity, 'Activity');

@Resolver(() => Customer)
export class CustomerResolver {
  @FieldResolver(() => String, { description: 'The billing e-mail.' })
  email(@Root() customer: Customer) {
    return customer.billingEmail;
  }

  @FieldResolver(() => Int)
  userCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return userCount(ctx, customer.id);
  }

  @FieldResolver(() => Int)
  departmentCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return departmentCount(ctx, customer.id);
  }

  @FieldResolver(() => DepartmentConnection, { description: 'By name.' })
  departments(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return departmentPage(ctx, customer.id, args);
  }

  @FieldResolver(() => UserConnection, { description: 'Active users, by name.' })
  users(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return userPage(ctx, customer.id, args);
  }

  @FieldResolver(() => ActivityConnection, { description: 'Newest first.' })
  activities(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return activityPage(ctx, customer.id, args);
  }
}
