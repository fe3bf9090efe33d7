import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { addDays, dateOf } from '../../domain/dates.ts';
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
import {
  LicenseChange,
  LicenseConnection,
  LicenseInput,
  LicenseRequestConnection,
  LicenseSummary,
  SeatChange,
} from './license.inputs.ts';
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

  @FieldResolver(() => Boolean, { description: 'It is ACTIVE, and its notice can still be given.' })
  viewerCanReduceSeats(@Root() license: License) {
    return isOpen(license);
  }

  @FieldResolver(() => SeatChange, { nullable: true, description: 'Absent where as many go on.' })
  seatChange(@Root() license: License): SeatChange | null {
    if (license.renewalQuantity === null) return null;
    const { renewalQuantity: quantity, validUntil } = license;
    return {
      quantity,
      effectiveDate: addDays(validUntil, 1),
      noticeDeadline: licenseDecisionDate(validUntil),
      viewerCanUndo: isOpen(license),
    };
  }

  @Mutation(() => LicenseChange, { description: 'For admins: without an order.' })
  createLicense(@Ctx() ctx: Context, @Arg('input', () => LicenseInput) input: LicenseInput) {
    return createLicense(ctx, input);
  }

  @Mutation(() => LicenseChange, { description: 'For admins. It stays in its company.' })
  updateLicense(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => LicenseInput) input: LicenseInput,
  ) {
    return updateLicense(ctx, id, version, input);
  }

  @Mutation(() => LicenseChange, { description: 'For admins. It is in no list afterwards.' })
  deleteLicense(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteLicense(ctx, id);
  }

  @Mutation(() => LicenseChange, { description: 'Fewer from the next renewal on.' })
  reduceSeats(
    @Ctx() ctx: Context,
    @Arg('licenseId', () => ID, {
      description: "One of the company's own that is ACTIVE. CONFLICT after its notice deadline.",
    })
    licenseId: string,
    @Arg('quantity', () => Int, { description: 'How many go on: 1 or more, and fewer than there are.' })
    quantity: number,
  ) {
    return reduceSeats(ctx, licenseId, quantity);
  }

  @Mutation(() => LicenseChange, { description: 'As many go on as there are. CONFLICT after the notice deadline.' })
  undoSeatChange(
    @Ctx() ctx: Context,
    @Arg('licenseId', () => ID, { description: "One of the company's own that is ACTIVE." }) licenseId: string,
  ) {
    return undoSeatChange(ctx, licenseId);
  }

  @Subscription(() => LicenseChange, {
    description: "In the viewer's own company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'license.changed', licenseChange),
  })
  licenseChanged(@Root() change: InstanceType<typeof LicenseChange>) {
    return change;
  }

  @AdminSubscription(() => LicenseChange, 'license.changed', licenseChange)
  adminLicenseChanged(@Root() change: InstanceType<typeof LicenseChange>) {
    return change;
  }

  @Subscription(() => LicenseSummary, {
    description: "The viewer's own company's. Of a burst, the newest alone.",
    subscribe: ({ context }) =>
      subscribeToOwn(
        context as Context,
        ['license.changed', 'license-request.changed'],
        async (ctx) => (ctx.viewer.customerId ? licenseSummary(ctx, ctx.viewer.customerId) : undefined),
        { waiting: 1 },
      ),
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
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => LicenseRequestStatusEnum, { nullable: true, description: 'That status alone; left out, all.' })
    status?: LicenseRequestStatus | null,
  ) {
    return licenseRequestPage(ctx.readerOf(customer), customer.id, { status }, args);
  }

  @FieldResolver(() => LicenseSummary, { description: 'What its licences add up to.' })
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

  @FieldResolver(() => LicenseRequestConnection, { description: 'Newest first.' })
  licenseRequests(@Root() installation: Installation, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(installation).loaders.installationRequests.page(installation.id, args);
  }
}
