import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RenewalGroup } from '../../domain/renewals.ts';
import type { ClipCardStatus, LicenseRequestStatus, Plan } from '../../domain/vocabulary.ts';
import { Admin } from './Admin.ts';
import { ClipCardConnection } from '../clipCards/clipCard.inputs.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { allClipCards, clipCardById } from '../clipCards/clipCard.reads.ts';
import type { Context } from '../context.ts';
import { CustomerConnection } from '../customers/customer.inputs.ts';
import { Customer } from '../customers/Customer.ts';
import { companyPage, companySorts, type CompanySort } from '../customers/companySearch.ts';
import { Department } from '../departments/Department.ts';
import { PageArgs } from '../graphql/connection.ts';
import { ClipCardStatusEnum, LicenseRequestStatusEnum, PlanEnum } from '../graphql/enums.ts';
import { LicenseRequestConnection } from '../licenses/license.inputs.ts';
import { allLicenseRequests } from '../licenses/licenseRequest.reads.ts';
import { subscribeAsAdmin } from '../live/subscribe.ts';
import { RenewalConnection, RenewalCounts, RenewalGroupEnum } from '../renewals/renewal.inputs.ts';
import { renewalCounts, renewalPage } from '../renewals/renewal.reads.ts';
import { TeamMember } from '../team/TeamMember.ts';
import { activeTeam } from '../team/team.reads.ts';
import { newCompanies, pendingLicenseRequests, pendingServiceAgreements } from './admin.reads.ts';

const theAdmin = { id: 'admin' };

@Resolver(() => Admin)
export class AdminResolver {
  @Query(() => Admin, { description: 'FORBIDDEN for who is no admin.' })
  admin(@Ctx() ctx: Context) {
    return ctx.admin && theAdmin;
  }

  @FieldResolver(() => Int, { description: 'How many companies have no point of contact yet.' })
  newCompanies(@Ctx() ctx: Context) {
    return newCompanies(ctx.admin);
  }

  @FieldResolver(() => Int, { description: 'How many orders of licences nobody has begun with, over all companies.' })
  pendingLicenseRequests(@Ctx() ctx: Context) {
    return pendingLicenseRequests(ctx.admin);
  }

  @FieldResolver(() => Int, { description: 'How many agreements wait to be activated, over all companies.' })
  pendingServiceAgreements(@Ctx() ctx: Context) {
    return pendingServiceAgreements(ctx.admin);
  }

  @FieldResolver(() => LicenseRequestConnection, {
    description: "Newest first; the search looks at the company's name and the e-mail of whoever asked.",
  })
  licenseRequests(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('status', () => LicenseRequestStatusEnum, { nullable: true, description: 'That status alone; left out, all.' })
    status?: LicenseRequestStatus | null,
    @Arg('type', () => PlanEnum, { nullable: true, description: 'That plan alone; left out, all.' }) type?: Plan | null,
  ) {
    return allLicenseRequests(ctx.admin, { search, status, type }, args);
  }

  @FieldResolver(() => ClipCardConnection, {
    description: "Newest first; the search looks at department, company and the buyer's e-mail.",
  })
  clipCards(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('status', () => ClipCardStatusEnum, { nullable: true, description: 'That status alone; left out, all.' })
    status?: ClipCardStatus | null,
  ) {
    return allClipCards(ctx.admin, { search, status }, args);
  }

  @FieldResolver(() => ClipCard, {
    nullable: true,
    description: "Any company's; absent where there is none with that id.",
  })
  clipCard(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return clipCardById(ctx.admin, id);
  }

  @FieldResolver(() => RenewalConnection, { description: 'By the last day to decide, without what is snoozed.' })
  renewals(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('group', () => RenewalGroupEnum, { description: 'The part of the queue.' }) group: RenewalGroup,
  ) {
    return renewalPage(ctx.admin, group, args);
  }

  @FieldResolver(() => RenewalCounts, { description: 'How many stand in each part of the queue.' })
  renewalCounts(@Ctx() ctx: Context) {
    return renewalCounts(ctx.admin);
  }

  @FieldResolver(() => [TeamMember], { description: 'Who is active, by name.' })
  team(@Ctx() ctx: Context) {
    return activeTeam(ctx.admin);
  }

  @FieldResolver(() => CustomerConnection, {
    description: 'The search looks at name, contact person and billing e-mail.',
  })
  companies(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('sort', () => companySorts, { nullable: true, description: 'By name unless told.' }) sort?: CompanySort | null,
  ) {
    return companyPage(ctx.admin, { search, sort }, args);
  }

  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'Any company; absent where there is none with that id.',
  })
  customer(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return ctx.admin.loaders.customer.load(id);
  }

  @FieldResolver(() => Department, {
    nullable: true,
    description: "Any company's; absent where there is none with that id.",
  })
  department(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return ctx.admin.loaders.department.load(id);
  }

  @Subscription(() => Admin, {
    description: 'For admins: what the overview counts is not what it was. Of a burst, the newest alone.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(
        context as Context,
        [
          'license-request.changed',
          'service-agreement.changed',
          'license.changed',
          'renewal.changed',
          'company.changed',
        ],
        async () => theAdmin,
        { waiting: 1 },
      ),
  })
  adminChanged(@Root() admin: Admin) {
    return admin;
  }
}
