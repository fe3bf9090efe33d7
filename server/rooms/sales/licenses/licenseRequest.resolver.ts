import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { LicenseRequestStatus, Plan } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { PlanEnum } from '../../companies/installations/plan.enum.ts';
import { LicenseRequestStatusEnum } from './license.enums.ts';
import { LicenseRequestChange, LicenseRequestConnection, OrderLicensesInput } from './license.types.ts';
import { cancelLicenseRequest, orderLicenses } from './licenseOrder.service.ts';
import {
  adminNotesLoader,
  allLicenseRequests,
  licenseRequestChange,
  pendingLicenseRequests,
} from './licenseRequest.reads.ts';
import { completeLicenseRequest, setLicenseRequestStatus } from './licenseRequest.service.ts';
import { LicenseRequest } from './LicenseRequest.ts';
import { licenseRequestSorts, type LicenseRequestSort } from './licenseRequestSorts.ts';
import { licenseOrderCommitment } from './quoteSeats.ts';

const NOTES =
  'Notes that only employees can read, at most 2,000 characters. Existing notes stay when left out, and are removed ' +
  'when empty or null.';

@Resolver(() => LicenseRequest)
export class LicenseRequestResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Notes by admins. Null for other callers.' })
  async adminNotes(@Root() request: LicenseRequest, @Ctx() ctx: Context) {
    return may(ctx.viewer, 'sell') ? ((await adminNotesLoader.of(ctx.admin).load(request.id))?.notes ?? null) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the licences have been created.' })
  isFulfilled(@Root() { fulfilledAt }: LicenseRequest) {
    return fulfilledAt !== null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the request can be cancelled: its status is PENDING.' })
  viewerCanCancel(@Root() { status }: LicenseRequest, @Ctx() ctx: Context) {
    return status === 'PENDING' && may(ctx.viewer, 'orderLicenses');
  }

  @Access('orderLicenses')
  @Query(() => Int, {
    nullable: true,
    description:
      'The amount to which an order of licences would commit the company, in øre without VAT: their price until the ' +
      'renewal, and what they add to a decided renewal and to service agreements. The approval limits are about this ' +
      'amount. Null when the price is by agreement.',
  })
  licenseOrderCommitment(
    @Ctx() ctx: Context,
    @Arg('zendeskInstanceId', () => ID, { description: "The installation: one of the company's own." })
    zendeskInstanceId: string,
    @Arg('requestedLicenses', () => Int, { description: 'The number of licences, 1 to 1,000.' })
    requestedLicenses: number,
  ) {
    return licenseOrderCommitment(ctx, { zendeskInstanceId, requestedLicenses });
  }

  @Access('orderLicenses')
  @Mutation(() => LicenseRequestChange, {
    description:
      'Orders licences, which an admin creates later, and notifies the reseller. Refused with ' +
      'PAYMENT_METHOD_REQUIRED when the department has no payment method, and with CONFLICT when the purchase id ' +
      'was used for another order.',
  })
  orderLicenses(@Ctx() ctx: Context, @Arg('input', () => OrderLicensesInput) input: OrderLicensesInput) {
    return orderLicenses(ctx, input);
  }

  @Access('orderLicenses')
  @Mutation(() => LicenseRequestChange, {
    description: 'Cancels a licence request. Refused with CONFLICT when its status is not PENDING.',
  })
  cancelLicenseRequest(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return cancelLicenseRequest(ctx, id);
  }

  @Access('sell')
  @Mutation(() => LicenseRequestChange, {
    description:
      'Sets the status of a licence request and mails its user when the status changes. For admins and sales.',
  })
  setLicenseRequestStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('status', () => LicenseRequestStatusEnum, {
      description: 'Any status but COMPLETED, from any previous status.',
    })
    status: LicenseRequestStatus,
    @Arg('adminNotes', () => String, { nullable: true, description: NOTES }) adminNotes?: string | null,
    @Arg('quantity', () => Int, {
      nullable: true,
      description: 'Number of seats, 1 to 1000. Unchanged when left out, or when the licences have been created.',
    })
    quantity?: number | null,
  ) {
    return setLicenseRequestStatus(ctx, id, version, status, { adminNotes, quantity });
  }

  @Access('sell')
  @Mutation(() => LicenseRequestChange, {
    description:
      'Completes a licence request and mails its user. For admins and sales. Adds the seats to the active licence of ' +
      'the plan in the installation, or creates a licence. Completing the same request again adds nothing.',
  })
  completeLicenseRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('adminNotes', () => String, { nullable: true, description: NOTES }) adminNotes?: string | null,
    @Arg('quantity', () => Int, {
      nullable: true,
      description: 'Number of seats to create, 1 to 1000. The ordered number when left out.',
    })
    quantity?: number | null,
  ) {
    return completeLicenseRequest(ctx, id, version, { adminNotes, quantity });
  }

  @Access('viewer')
  @Subscription(() => LicenseRequestChange, {
    description: "Publishes each licence request of the viewer's company that is created, changed or deleted.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'license-request.changed', licenseRequestChange, { sees: ['LICENSES'] }),
  })
  licenseRequestChanged(@Root() change: InstanceType<typeof LicenseRequestChange>) {
    return change;
  }

  @AdminSubscription('sell', () => LicenseRequestChange, 'license-request.changed', licenseRequestChange)
  adminLicenseRequestChanged(@Root() change: InstanceType<typeof LicenseRequestChange>) {
    return change;
  }
}

@Resolver(() => Admin)
export class AdminLicenseRequestsResolver {
  @Access('sell')
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
    @Arg('sort', () => licenseRequestSorts.values, {
      nullable: true,
      description: 'Order of the list. Newest first when left out.',
    })
    sort?: LicenseRequestSort | null,
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'Only requests with these ids. All requests when left out.',
    })
    ids?: string[] | null,
  ) {
    return allLicenseRequests(ctx.admin, { search, status, type, ids, sort }, args);
  }

  @Access('sell')
  @FieldResolver(() => Int, { description: 'Number of PENDING licence requests of all companies.' })
  pendingLicenseRequests(@Ctx() ctx: Context) {
    return pendingLicenseRequests(ctx.admin);
  }
}
