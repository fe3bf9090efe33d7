import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RenewalGroup } from '../../domain/renewals.ts';
import type { ClipCardStatus, LicenseRequestStatus, Plan } from '../../domain/vocabulary.ts';
import { ClipCardStatusEnum } from '../clipCards/clipCard.enums.ts';
import { ClipCardConnection } from '../clipCards/clipCard.inputs.ts';
import { allClipCards, clipCardById } from '../clipCards/clipCard.reads.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import type { Context } from '../context.ts';
import { companyPage, companySorts, type CompanySort } from '../customers/companySearch.ts';
import { CustomerConnection } from '../customers/customer.inputs.ts';
import { customerLoader } from '../customers/customer.reads.ts';
import { Customer } from '../customers/Customer.ts';
import { departmentLoader } from '../departments/department.reads.ts';
import { Department } from '../departments/Department.ts';
import { PageArgs } from '../graphql/connection.ts';
import { LicenseRequestStatusEnum, PlanEnum } from '../licenses/license.enums.ts';
import { LicenseRequestConnection } from '../licenses/license.inputs.ts';
import { allLicenseRequests } from '../licenses/licenseRequest.reads.ts';
import { subscribeAsAdmin } from '../live/subscribe.ts';
import { RenewalConnection, RenewalCounts, RenewalGroupEnum } from '../renewals/renewal.inputs.ts';
import { renewalCounts, renewalPage } from '../renewals/renewal.reads.ts';
import { activeTeam } from '../team/team.reads.ts';
import { TeamMember } from '../team/TeamMember.ts';
import { newCompanies, pendingLicenseRequests, pendingServiceAgreements } from './admin.reads.ts';
import { Admin } from './Admin.ts';

const adminRoot = { id: 'admin' };

@Resolver(() => Admin)
export class AdminResolver {
  @Query(() => Admin, { description: 'Data of all companies. FORBIDDEN for callers who are not admins.' })
  admin(@Ctx() ctx: Context) {
    return ctx.admin && adminRoot;
  }

  @FieldResolver(() => Int, { description: 'Number of companies without a point of contact.' })
  newCompanies(@Ctx() ctx: Context) {
    return newCompanies(ctx.admin);
  }

  @FieldResolver(() => Int, { description: 'Number of PENDING licence requests of all companies.' })
  pendingLicenseRequests(@Ctx() ctx: Context) {
    return pendingLicenseRequests(ctx.admin);
  }

  @FieldResolver(() => Int, { description: 'Number of PENDING service agreements of all companies.' })
  pendingServiceAgreements(@Ctx() ctx: Context) {
    return pendingServiceAgreements(ctx.admin);
  }

  @FieldResolver(() => LicenseRequestConnection, {
    description:
      "Licence requests of all companies, newest first. The search matches the company's name and the user's e-mail.",
  })
  licenseRequests(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('status', () => LicenseRequestStatusEnum, {
      nullable: true,
      description: 'Only requests with this status. All requests when left out.',
    })
    status?: LicenseRequestStatus | null,
    @Arg('type', () => PlanEnum, {
      nullable: true,
      description: 'Only requests of this plan. All requests when left out.',
    })
    type?: Plan | null,
  ) {
    return allLicenseRequests(ctx.admin, { search, status, type }, args);
  }

  @FieldResolver(() => ClipCardConnection, {
    description:
      "Clip cards of all companies, newest first. The search matches department, company and the buyer's e-mail.",
  })
  clipCards(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('status', () => ClipCardStatusEnum, {
      nullable: true,
      description: 'Only clip cards with this status. All clip cards when left out.',
    })
    status?: ClipCardStatus | null,
  ) {
    return allClipCards(ctx.admin, { search, status }, args);
  }

  @FieldResolver(() => ClipCard, {
    nullable: true,
    description: 'A clip card of any company. Null when there is none with the id.',
  })
  clipCard(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return clipCardById(ctx.admin, id);
  }

  @FieldResolver(() => RenewalConnection, { description: 'Renewals by their decision date, without snoozed ones.' })
  renewals(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('group', () => RenewalGroupEnum, { description: 'The part of the queue to return.' }) group: RenewalGroup,
  ) {
    return renewalPage(ctx.admin, group, args);
  }

  @FieldResolver(() => RenewalCounts, { description: 'Number of renewals in each part of the queue.' })
  renewalCounts(@Ctx() ctx: Context) {
    return renewalCounts(ctx.admin);
  }

  @FieldResolver(() => [TeamMember], { description: 'Active team members, by name.' })
  team(@Ctx() ctx: Context) {
    return activeTeam(ctx.admin);
  }

  @FieldResolver(() => CustomerConnection, {
    description: 'All companies. The search matches name, contact person and billing e-mail.',
  })
  companies(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('sort', () => companySorts, { nullable: true, description: 'Order of the list. By name when left out.' })
    sort?: CompanySort | null,
  ) {
    return companyPage(ctx.admin, { search, sort }, args);
  }

  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'Any company. Null when there is none with the id.',
  })
  customer(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return customerLoader.of(ctx.admin).load(id);
  }

  @FieldResolver(() => Department, {
    nullable: true,
    description: 'A department of any company. Null when there is none with the id.',
  })
  department(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return departmentLoader.of(ctx.admin).load(id);
  }

  @Subscription(() => Admin, {
    description:
      'Publishes a notice for admins when the counts of their overview may have changed. Only the last notice of a ' +
      'burst is sent.',
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
        async () => adminRoot,
        { queueLimit: 1 },
      ),
  })
  adminChanged(@Root() admin: Admin) {
    return admin;
  }
}
