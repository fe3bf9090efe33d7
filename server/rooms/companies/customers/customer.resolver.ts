import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { ActivityType } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { connectionOf, PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { InvitationConnection } from '../../identity/invitations/invitation.inputs.ts';
import { invitationPage } from '../../identity/invitations/invitation.reads.ts';
import { UserConnection } from '../../identity/users/user.inputs.ts';
import { userPage } from '../../identity/users/user.reads.ts';
import { activityPage } from '../activity/activity.reads.ts';
import { Activity, ActivityTypeEnum } from '../activity/Activity.ts';
import { DepartmentConnection } from '../departments/department.inputs.ts';
import { departmentPage } from '../departments/department.reads.ts';
import { InstallationConnection } from '../installations/installation.inputs.ts';
import { installationPage } from '../installations/installation.reads.ts';
import { contactLoader } from '../team/team.reads.ts';
import { TeamMember } from '../team/TeamMember.ts';
import { companyPage, companySorts, contactCompanyPage, type CompanySort } from './companySearch.ts';
import { CustomerConnection, UpdateCompanyInput, VatNumberHint } from './customer.inputs.ts';
import {
  companyById,
  customerLoader,
  departmentCountsLoader,
  licenseCountsLoader,
  newCompanies,
  userCountsLoader,
} from './customer.reads.ts';
import { updateCompany, vatNumberHint } from './customer.service.ts';
import { Customer } from './Customer.ts';

const ActivityConnection = connectionOf(Activity, 'Activity');

@Resolver(() => Customer)
export class CustomerResolver {
  @FieldResolver(() => String, { description: 'The same as `billingEmail`.' })
  email(@Root() customer: Customer) {
    return customer.billingEmail;
  }

  @FieldResolver(() => Int, { description: 'Number of active users.' })
  async userCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await userCountsLoader.of(ctx.readerOf(customer)).load(customer.id))?.total ?? 0;
  }

  @FieldResolver(() => Int, { description: 'Number of departments.' })
  async departmentCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await departmentCountsLoader.of(ctx.readerOf(customer)).load(customer.id))?.total ?? 0;
  }

  @FieldResolver(() => Int, { description: 'Number of seats in ACTIVE licences.' })
  async licenseCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await licenseCountsLoader.of(ctx.readerOf(customer)).load(customer.id))?.total ?? 0;
  }

  @FieldResolver(() => TeamMember, {
    nullable: true,
    description: 'The team member of the reseller whom the company may contact. Null when none is chosen.',
  })
  pointOfContact(@Root() customer: Customer, @Ctx() ctx: Context) {
    return customer.pointOfContactId ? contactLoader.of(ctx.readerOf(customer)).load(customer.pointOfContactId) : null;
  }

  @FieldResolver(() => DepartmentConnection, { description: 'Departments, by name.' })
  departments(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return departmentPage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => UserConnection, { description: 'Active users, by name.' })
  users(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return userPage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => ActivityConnection, { description: "Activities in the company's history, newest first." })
  activities(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('type', () => ActivityTypeEnum, {
      nullable: true,
      description: 'Only activities of this type. All activities when left out.',
    })
    type?: ActivityType | null,
    @Arg('person', () => String, {
      nullable: true,
      description: 'Part of the name of the actor or of the impersonated user.',
    })
    person?: string | null,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'First day, included, in Copenhagen time.' })
    from?: string | null,
    @Arg('to', () => CalendarDate, { nullable: true, description: 'Last day, included, in Copenhagen time.' })
    to?: string | null,
  ) {
    return activityPage(ctx.readerOf(customer), customer.id, { type, person, from, to }, args);
  }

  @FieldResolver(() => InstallationConnection, { description: 'Installations, by subdomain.' })
  installations(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return installationPage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => InvitationConnection, {
    description: 'Invitations that are neither used nor withdrawn, newest first.',
  })
  invitations(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return invitationPage(ctx.readerOf(customer), customer.id, args);
  }

  @Access('public')
  @Query(() => VatNumberHint, {
    nullable: true,
    description:
      'A hint when a company has registered with a CVR number. Null when no other company has the number, or the ' +
      'number is invalid. Refused with RATE_LIMITED after too many calls.',
  })
  vatNumberHint(
    @Ctx() ctx: Context,
    @Arg('vatNumber', () => String, { description: 'The number. Spaces, dots and a leading DK are ignored.' })
    vatNumber: string,
  ) {
    return vatNumberHint(ctx, vatNumber);
  }

  @Access('manageCompany')
  @Mutation(() => Customer, { description: "Edits the viewer's company." })
  updateCompany(@Ctx() ctx: Context, @Arg('input', () => UpdateCompanyInput) input: UpdateCompanyInput) {
    return updateCompany(ctx, input);
  }

  @Access('viewer')
  @Subscription(() => Customer, {
    description: "Publishes the viewer's company when it changes.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'company.changed', companyById),
  })
  companyChanged(@Root() customer: Customer) {
    return customer;
  }
}

@Resolver(() => Admin)
export class AdminCustomersResolver {
  @FieldResolver(() => CustomerConnection, {
    description: 'All companies. The search matches name, contact person and billing e-mail.',
  })
  companies(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('sort', () => companySorts, { nullable: true, description: 'Order of the list. By name when left out.' })
    sort?: CompanySort | null,
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'Only companies with these ids. All companies when left out.',
    })
    ids?: string[] | null,
  ) {
    return companyPage(ctx.admin, { search, ids, sort }, args);
  }

  @FieldResolver(() => CustomerConnection, {
    description: 'The companies whose point of contact is a team member, by name.',
  })
  companiesOfContact(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('contactId', () => ID, { description: 'The team member.' }) contactId: string,
  ) {
    return contactCompanyPage(ctx.admin, contactId, args);
  }

  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'Any company. Null when there is none with the id.',
  })
  customer(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return customerLoader.of(ctx.admin).load(id);
  }

  @FieldResolver(() => Int, { description: 'Number of companies without a point of contact.' })
  newCompanies(@Ctx() ctx: Context) {
    return newCompanies(ctx.admin);
  }
}
