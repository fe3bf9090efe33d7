import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ActivityType } from '../../domain/vocabulary.ts';
import { Activity, ActivityTypeEnum } from '../activity/Activity.ts';
import { activityPage } from '../activity/activity.reads.ts';
import type { Context } from '../context.ts';
import { DepartmentConnection } from '../departments/department.inputs.ts';
import { departmentPage } from '../departments/department.reads.ts';
import { connectionOf, PageArgs } from '../graphql/connection.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { UserConnection } from '../users/user.inputs.ts';
import { userPage } from '../users/user.reads.ts';
import { InstallationConnection } from '../installations/installation.inputs.ts';
import { installationPage } from '../installations/installation.reads.ts';
import { InvitationConnection } from '../invitations/invitation.inputs.ts';
import { invitationPage } from '../invitations/invitation.reads.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { TeamMember } from '../team/TeamMember.ts';
import { Customer } from './Customer.ts';
import { UpdateCompanyInput, VatNumberHint } from './customer.inputs.ts';
import { companyById } from './customer.reads.ts';
import { updateCompany, vatNumberHint } from './customer.service.ts';

const ActivityConnection = connectionOf(Activity, 'Activity');

@Resolver(() => Customer)
export class CustomerResolver {
  @FieldResolver(() => String, { description: 'The same as `billingEmail`.' })
  email(@Root() customer: Customer) {
    return customer.billingEmail;
  }

  @FieldResolver(() => Int, { description: 'Active ones alone.' })
  async userCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await ctx.readerOf(customer).loaders.userCounts.load(customer.id))?.total ?? 0;
  }

  @FieldResolver(() => Int, { description: 'As many as `departments` lists.' })
  async departmentCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await ctx.readerOf(customer).loaders.departmentCounts.load(customer.id))?.total ?? 0;
  }

  @FieldResolver(() => Int, { description: 'What its active licences add up to.' })
  async licenseCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await ctx.readerOf(customer).loaders.licenseCounts.load(customer.id))?.total ?? 0;
  }

  @FieldResolver(() => TeamMember, { nullable: true, description: 'Who looks after the company at the reseller.' })
  pointOfContact(@Root() customer: Customer, @Ctx() ctx: Context) {
    return customer.pointOfContactId ? ctx.readerOf(customer).loaders.contact.load(customer.pointOfContactId) : null;
  }

  @FieldResolver(() => DepartmentConnection, { description: 'By name.' })
  departments(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return departmentPage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => UserConnection, { description: 'Active users, by name.' })
  users(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return userPage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => ActivityConnection, { description: 'Newest first.' })
  activities(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('type', () => ActivityTypeEnum, { nullable: true, description: 'What they are about; left out, anything.' })
    type?: ActivityType | null,
    @Arg('person', () => String, { nullable: true, description: 'A part of the name of whoever did it.' }) person?:
      | string
      | null,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'That day included, in Copenhagen.' }) from?:
      | string
      | null,
    @Arg('to', () => CalendarDate, { nullable: true, description: 'That day included, in Copenhagen.' }) to?:
      | string
      | null,
  ) {
    return activityPage(ctx.readerOf(customer), customer.id, { type, person, from, to }, args);
  }

  @FieldResolver(() => InstallationConnection, { description: 'By subdomain.' })
  installations(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return installationPage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => InvitationConnection, { description: 'Those that nobody has used or withdrawn, newest first.' })
  invitations(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return invitationPage(ctx.readerOf(customer), customer.id, args);
  }

  @Query(() => VatNumberHint, { nullable: true, description: 'Absent where there is nothing to say.' })
  vatNumberHint(
    @Ctx() ctx: Context,
    @Arg('vatNumber', () => String, { description: 'As it was typed: spaces, dots and a leading DK are no matter.' })
    vatNumber: string,
  ) {
    return vatNumberHint(ctx, vatNumber);
  }

  @Mutation(() => Customer, { description: "The viewer's own." })
  updateCompany(@Ctx() ctx: Context, @Arg('input', () => UpdateCompanyInput) input: UpdateCompanyInput) {
    return updateCompany(ctx, input);
  }

  @Subscription(() => Customer, {
    description: "The viewer's own.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'company.changed', companyById),
  })
  companyChanged(@Root() customer: Customer) {
    return customer;
  }
}
