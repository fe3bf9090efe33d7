import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { LicenseRequestStatus, LicenseStatus } from '../../../../domain/basics/vocabulary.ts';
import { licenseDecisionDate } from '../../../../domain/sales/renewals.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Context } from '../../../platform/context.ts';
import { CHANGES } from '../../../platform/graphql/changes.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { LicenseRequestStatusEnum, LicenseStatusEnum } from './license.enums.ts';
import {
  activeLicenseLoader,
  installationLicensesLoader,
  licenseChange,
  licensePage,
  licenseSummary,
  orderedSeatsLoader,
  seatsOnTheWayLoader,
} from './license.reads.ts';
import { createLicense, deleteLicense, updateLicense } from './license.service.ts';
import { License } from './License.ts';
import {
  LicenseChange,
  LicenseChanges,
  LicenseConnection,
  LicenseInput,
  LicenseRequestConnection,
  LicenseSummary,
} from './license.types.ts';
import { activeLicensesLoader, licenseCountsLoader } from './licenseCounts.reads.ts';
import { licenseRequestPage, installationRequestsLoader } from './licenseRequest.reads.ts';
import { licensesByDepartment } from './licensesByDepartment.reads.ts';

@Resolver(() => License)
export class LicenseResolver {
  @FieldResolver(() => CalendarDate, {
    description: 'Last day on which the number of seats can be reduced for the next renewal.',
  })
  noticeDeadline(@Root() { validUntil }: License) {
    return licenseDecisionDate(validUntil);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may buy, the licence is ACTIVE, and its notice deadline is not over.',
  })
  viewerCanReduceSeats(@Root() { status, validUntil }: License, @Ctx() ctx: Context) {
    return may(ctx.viewer, 'orderLicenses') && status === 'ACTIVE' && dateOf() <= licenseDecisionDate(validUntil);
  }

  @FieldResolver(() => Int, {
    description:
      'Number of seats that are ordered and will be added to this licence. Fewer seats at a renewal do not cancel ' +
      'them.',
  })
  async orderedSeats(@Root() license: License, @Ctx() ctx: Context) {
    return (await seatsOnTheWayLoader.of(ctx.readerOf(license)).load(license.id))?.total ?? 0;
  }

  @Access('sell')
  @Mutation(() => LicenseChange, { description: 'Creates a licence without a licence request. For admins and sales.' })
  createLicense(@Ctx() ctx: Context, @Arg('input', () => LicenseInput) input: LicenseInput) {
    return createLicense(ctx, input);
  }

  @Access('sell')
  @Mutation(() => LicenseChange, {
    description: 'Edits a licence. For admins and sales. The licence cannot move to another company.',
  })
  updateLicense(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('changes', () => LicenseChanges, { description: CHANGES }) changes: LicenseChanges,
  ) {
    return updateLicense(ctx, id, version, changes);
  }

  @Access('sell')
  @Mutation(() => LicenseChange, { description: 'Deletes a licence from all lists. For admins and sales.' })
  deleteLicense(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteLicense(ctx, id);
  }

  @Access('viewer')
  @Subscription(() => LicenseChange, {
    description: "Publishes each licence of the viewer's company that is created, changed or deleted.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'license.changed', licenseChange, { sees: ['LICENSES'] }),
  })
  licenseChanged(@Root() change: InstanceType<typeof LicenseChange>) {
    return change;
  }

  @AdminSubscription('sell', () => LicenseChange, 'license.changed', licenseChange)
  adminLicenseChanged(@Root() change: InstanceType<typeof LicenseChange>) {
    return change;
  }

  @Access('viewer')
  @Subscription(() => LicenseSummary, {
    description:
      "Publishes the summary of the viewer's company after each change. Only the newest summary of a burst is sent.",
    subscribe: ({ context }) =>
      subscribeToOwn(
        context as Context,
        ['license.changed', 'license-request.changed'],
        async (ctx) => (ctx.viewer.customerId ? licenseSummary(ctx, ctx.viewer.customerId) : undefined),
        { queueLimit: 1, sees: ['LICENSES'] },
      ),
  })
  licenseSummaryChanged(@Root() summary: LicenseSummary) {
    return summary;
  }
}

@Resolver(() => Customer)
export class CustomerLicensesResolver {
  @Sees('LICENSES')
  @FieldResolver(() => Int, { description: 'Number of seats in ACTIVE licences.' })
  async licenseCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await licenseCountsLoader.of(ctx.readerOf(customer)).load(customer.id))?.total ?? 0;
  }

  @FieldResolver(() => LicenseConnection, { description: 'Licences, newest first.' })
  licenses(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return licensePage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => LicenseConnection, {
    description:
      'Licences by the name of their department and their subdomain, and of an installation the oldest first.',
  })
  licensesByDepartment(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of the name of a plan or department, or of a subdomain.',
    })
    search?: string | null,
    @Arg('departmentId', () => ID, { nullable: true, description: 'Only licences of this department.' })
    departmentId?: string | null,
    @Arg('statuses', () => [LicenseStatusEnum], {
      nullable: true,
      description: 'Only licences with one of these statuses. All licences when left out.',
    })
    statuses?: LicenseStatus[] | null,
  ) {
    return licensesByDepartment(ctx.readerOf(customer), customer.id, { search, departmentId, statuses }, args);
  }

  @FieldResolver(() => LicenseRequestConnection, { description: 'Licence requests, newest first.' })
  licenseRequests(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => LicenseRequestStatusEnum, {
      nullable: true,
      description: 'Only requests with this status. All requests when left out.',
    })
    status?: LicenseRequestStatus | null,
  ) {
    return licenseRequestPage(ctx.readerOf(customer), customer.id, { status }, args);
  }

  @FieldResolver(() => LicenseSummary, { description: "Totals of the company's licences." })
  licenseSummary(@Root() customer: Customer, @Ctx() ctx: Context) {
    return licenseSummary(ctx.readerOf(customer), customer.id);
  }
}

@Resolver(() => Installation)
export class InstallationLicensesResolver {
  @FieldResolver(() => LicenseConnection, { description: 'Licences, newest first.' })
  licenses(@Root() installation: Installation, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return installationLicensesLoader.of(ctx.readerOf(installation)).page(installation.id, args);
  }

  @FieldResolver(() => License, {
    nullable: true,
    description: "The active licence of the installation's plan, to which ordered seats are added. Null without one.",
  })
  async activeLicense(@Root() installation: Installation, @Ctx() ctx: Context) {
    return (await activeLicenseLoader.of(ctx.readerOf(installation)).load(installation.id))?.license ?? null;
  }

  @Sees('LICENSES')
  @FieldResolver(() => Int, { description: 'Number of seats that are ordered and not created yet.' })
  async orderedSeats(@Root() installation: Installation, @Ctx() ctx: Context) {
    return (await orderedSeatsLoader.of(ctx.readerOf(installation)).load(installation.id))?.total ?? 0;
  }

  @FieldResolver(() => LicenseRequestConnection, { description: 'Licence requests, newest first.' })
  licenseRequests(@Root() installation: Installation, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return installationRequestsLoader.of(ctx.readerOf(installation)).page(installation.id, args);
  }
}

@Resolver(() => Department)
export class DepartmentLicensesResolver {
  @FieldResolver(() => Int, {
    description: "Number of seats in the ACTIVE licences of the department's installations.",
  })
  async activeLicenseCount(@Root() department: Department, @Ctx() ctx: Context) {
    return (await activeLicensesLoader.of(ctx.readerOf(department)).load(department.id))?.total ?? 0;
  }
}
