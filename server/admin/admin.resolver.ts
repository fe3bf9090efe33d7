import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RenewalGroup } from '../../domain/renewals.ts';
import type { ClipCardStatus, LicenseRequestStatus, Plan } from '../../domain/vocabulary.ts';
import { Admin } from './Admin.ts';
import { ClipCardConnection } from '../clipCards/clipCard.inputs.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { allClipCards, clipCardById } from '../clipCards/clipCard.reads.ts';
import type { Context } from '../context.ts';
import { CustomerConnection } from '../customers/company.inputs.ts';
import { Customer } from '../customers/Customer.ts';
import { companyPage, companySorts, type CompanySort } from '../customers/companySearch.ts';
import { PageArgs } from '../graphql/connection.ts';
import { ClipCardStatusEnum, LicenseRequestStatusEnum, PlanEnum } from '../graphql/enums.ts';
import { LicenseRequestConnection } from '../licenses/license.inputs.ts';
import { allLicenseRequests } from '../licenses/licenseRequest.reads.ts';
import { subscribeAsAdmin } from '../live/subscribe.ts';
import { RenewalConnection, RenewalCounts, RenewalGroupEnum } from '../renewals/renewal.inputs.ts';
import { renewalCounts, renewalPage } from '../renewals/renewal.reads.ts';
import { TeamMember } from '../team/TeamMember.ts';
import { activeTeam } from '../team/team.reads.ts';
import { pendingLicenseRequests, pendingServiceAgreements } from './admin.reads.ts';

const theAdmin = { id: 'admin' };

@Resolver(() => Admin)
export class AdminResolver {
  @Query(() => Admin, { description: 'FORBIDDEN for who is no admin.' })
  admin(@Ctx() ctx: Context) {
    return ctx.admin && theAdmin;
  }

  @FieldResolver(() => Int)
  pendingLicenseRequests(@Ctx() ctx: Context) {
    return pendingLicenseRequests(ctx.admin);
  }

  @FieldResolver(() => Int)
  pendingServiceAgreements(@Ctx() ctx: Context) {
    return pendingServiceAgreements(ctx.admin);
  }

  @FieldResolver(() => LicenseRequestConnection, { description: 'Newest first; the search looks at the company\'s name and the e-mail of whoever asked.' })
  licenseRequests(
    @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs, @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('status', () => LicenseRequestStatusEnum, { nullable: true }) status?: LicenseRequestStatus | null, @Arg('type', () => PlanEnum, { nullable: true }) type?: Plan | null,
  ) {
    return allLicenseRequests(ctx.admin, { search, status, type }, args);
  }

  @FieldResolver(() => ClipCardConnection, { description: 'Newest first; the search looks at department, company and the buyer\'s e-mail.' })
  clipCards(
    @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs, @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('status', () => ClipCardStatusEnum, { nullable: true }) status?: ClipCardStatus | null,
  ) {
    return allClipCards(ctx.admin, { search, status }, args);
  }

  @FieldResolver(() => ClipCard, { nullable: true, description: 'Any company\'s.' })
  clipCard(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return clipCardById(ctx.admin, id);
  }

  @FieldResolver(() => RenewalConnection, { description: 'By the last day to decide.' })
  renewals(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs, @Arg('group', () => RenewalGroupEnum) group: RenewalGroup) {
    return renewalPage(ctx.admin, group, args);
  }

  @FieldResolver(() => RenewalCounts)
  renewalCounts(@Ctx() ctx: Context) {
    return renewalCounts(ctx.admin);
  }

  @FieldResolver(() => [TeamMember], { description: 'Who is active, by name.' })
  team(@Ctx() ctx: Context) {
    return activeTeam(ctx.admin);
  }

  @FieldResolver(() => CustomerConnection, { description: 'The search looks at name, contact person and billing e-mail.' })
  companies(
    @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs, @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('sort', () => companySorts, { nullable: true, description: 'By name unless told.' }) sort?: CompanySort | null,
  ) {
    return companyPage(ctx.admin, { search, sort }, args);
  }

  @FieldResolver(() => Customer, { nullable: true })
  customer(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return ctx.admin.loaders.customer.load(id);
  }

  @Subscription(() => Admin, {
    subscribe: ({ context }) => subscribeAsAdmin(
      context as Context, ['license-request.changed', 'service-agreement.changed', 'license.changed', 'renewal.changed', 'company.changed'], async () => theAdmin, { waiting: 1 }),
  })
  adminChanged(@Root() admin: Admin) {
    return admin;
  }
}
