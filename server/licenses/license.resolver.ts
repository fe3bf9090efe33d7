import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { dateOf } from '../../domain/dates.ts';
import { licenseDecisionDate } from '../../domain/renewals.ts';
import type { LicenseRequestStatus } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { PageArgs } from '../graphql/connection.ts';
import { LicenseRequestStatusEnum } from '../graphql/enums.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { Installation } from '../installations/Installation.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { LicenseChange, LicenseConnection, LicenseInput, LicenseRequestConnection, LicenseSummary, SeatChange } from './license.inputs.ts';
import { licenseChange, licensePage, licenseSummary } from './license.reads.ts';
import { createLicense, deleteLicense, reduceSeats, undoSeatChange, updateLicense } from './license.service.ts';
import { License } from './License.ts';
import { licenseRequestPage } from './licenseRequest.reads.ts';

const isOpen = ({ status, validUntil }: License) => status === 'ACTIVE' && dateOf() <= licenseDecisionDate(validUntil);

@Resolver(() => License)
export class LicenseResolver {
  @FieldResolver(() => CalendarDate, { description: 'Until then, fewer licences can be asked for.' })
  noticeDeadline(@Root() { validUntil }: License) {
    return licenseDecisionDate(validUntil);
  }

  @FieldResolver(() => Boolean)
  viewerCanReduceSeats(@Root() license: License) {
    return isOpen(license);
  }

  @FieldResolver(() => SeatChange, { nullable: true })
  seatChange(@Root() license: License): SeatChange | null {
    if (license.renewalQuantity === null) return null;
    const { renewalQuantity: quantity, validUntil } = license;
    return { quantity, effectiveDate: validUntil, noticeDeadline: licenseDecisionDate(validUntil), viewerCanUndo: isOpen(license) };
  }

  @Mutation(() => LicenseChange, { description: 'For admins.' })
  createLicense(@Ctx() ctx: Context, @Arg('input', () => LicenseInput) input: LicenseInput) {
    return createLicense(ctx, input);
  }

  @Mutation(() => LicenseChange, { description: 'For admins.' })
  updateLicense(
    @Ctx() ctx: Context, @Arg('id', () => ID) id: string, @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => LicenseInput) input: LicenseInput,
  ) {
    return updateLicense(ctx, id, version, input);
  }

  @Mutation(() => LicenseChange, { description: 'For admins.' })
  deleteLicense(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteLicense(ctx, id);
  }

  @Mutation(() => LicenseChange, { description: 'Fewer from the next renewal on.' })
  reduceSeats(@Ctx() ctx: Context, @Arg('licenseId', () => ID) licenseId: string, @Arg('quantity', () => Int) quantity: number) {
    return reduceSeats(ctx, licenseId, quantity);
  }

  @Mutation(() => LicenseChange)
  undoSeatChange(@Ctx() ctx: Context, @Arg('licenseId', () => ID) licenseId: string) {
    return undoSeatChange(ctx, licenseId);
  }

  @Subscription(() => LicenseChange, { subscribe: ({ context }) => subscribeToOwn(context as Context, 'license.changed', licenseChange) })
  licenseChanged(@Root() change: InstanceType<typeof LicenseChange>) {
    return change;
  }

  @AdminSubscription(() => LicenseChange, 'license.changed', licenseChange)
  adminLicenseChanged(@Root() change: InstanceType<typeof LicenseChange>) {
    return change;
  }

  @Subscription(() => LicenseSummary, {
    subscribe: ({ context }) => subscribeToOwn(context as Context, ['license.changed', 'license-request.changed'],
      async (ctx) => (ctx.viewer.customerId ? licenseSummary(ctx, ctx.viewer.customerId) : undefined), { waiting: 1 }),
  })
  licenseSummaryChanged(@Root() summary: LicenseSummary) {
    return summary;
  }
}

@Resolver(() => Customer)
export class CustomerLicensesResolver {
  @FieldResolver(() => LicenseConnection, { description: 'Newest first.' })
  licenses(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return licensePage(ctx.readerOf(customer), customer.id, args);
  }

  @FieldResolver(() => LicenseRequestConnection, { description: 'Newest first.' })
  licenseRequests(
    @Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => LicenseRequestStatusEnum, { nullable: true }) status?: LicenseRequestStatus | null,
  ) {
    return licenseRequestPage(ctx.readerOf(customer), customer.id, { status }, args);
  }

  @FieldResolver(() => LicenseSummary)
  licenseSummary(@Root() customer: Customer, @Ctx() ctx: Context) {
    return licenseSummary(ctx.readerOf(customer), customer.id);
  }
}

@Resolver(() => Installation)
export class InstallationLicensesResolver {
  @FieldResolver(() => LicenseConnection, { description: 'Newest first.' })
  licenses(@Root() installation: Installation, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(installation).loaders.installationLicenses.page(installation.id, args);
  }
}
