import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { LicenseRequestStatus } from '../../domain/vocabulary.ts';
import { may } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { LicenseRequestStatusEnum } from '../graphql/enums.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { LicenseRequestChange, OrderLicensesInput } from './license.inputs.ts';
import { cancelLicenseRequest, orderLicenses } from './licenseOrder.service.ts';
import { LicenseRequest } from './LicenseRequest.ts';
import { licenseRequestChange } from './licenseRequest.reads.ts';
import { completeLicenseRequest, setLicenseRequestStatus } from './licenseRequest.service.ts';

const NOTES = 'For admins alone, at most 2,000 characters. Left out, they stay; empty or null, they go.';

@Resolver(() => LicenseRequest)
export class LicenseRequestResolver {
  @FieldResolver(() => String, { nullable: true, description: 'For admins; absent for everybody else.' })
  async adminNotes(@Root() request: LicenseRequest, @Ctx() ctx: Context) {
    return may(ctx.viewer, 'administer')
      ? ((await ctx.admin.loaders.adminNotes.load(request.id))?.notes ?? null)
      : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether licences were made of it.' })
  isFulfilled(@Root() { fulfilledAt }: LicenseRequest) {
    return fulfilledAt !== null;
  }

  @FieldResolver(() => Boolean, { description: 'Nobody has begun with it.' })
  viewerCanCancel(@Root() { status }: LicenseRequest) {
    return status === 'PENDING';
  }

  @Mutation(() => LicenseRequestChange, {
    description: "An admin makes the licences. PAYMENT_METHOD_REQUIRED where the department can't pay.",
  })
  orderLicenses(@Ctx() ctx: Context, @Arg('input', () => OrderLicensesInput) input: OrderLicensesInput) {
    return orderLicenses(ctx, input);
  }

  @Mutation(() => LicenseRequestChange, { description: 'CONFLICT where somebody has begun with it.' })
  cancelLicenseRequest(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return cancelLicenseRequest(ctx, id);
  }

  @Mutation(() => LicenseRequestChange, { description: 'For admins: any status but COMPLETED.' })
  setLicenseRequestStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('status', () => LicenseRequestStatusEnum, { description: 'Any but COMPLETED, whatever it was before.' })
    status: LicenseRequestStatus,
    @Arg('adminNotes', () => String, { nullable: true, description: NOTES }) adminNotes?: string | null,
    @Arg('quantity', () => Int, {
      nullable: true,
      description: '1 to 1000. Left out, or once the licences are made, it stays.',
    })
    quantity?: number | null,
  ) {
    return setLicenseRequestStatus(ctx, id, version, status, { adminNotes, quantity });
  }

  @Mutation(() => LicenseRequestChange, { description: 'For admins: makes the licences, once.' })
  completeLicenseRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('adminNotes', () => String, { nullable: true, description: NOTES }) adminNotes?: string | null,
    @Arg('quantity', () => Int, {
      nullable: true,
      description: 'How many are made: 1 to 1000. Left out, as many as were ordered.',
    })
    quantity?: number | null,
  ) {
    return completeLicenseRequest(ctx, id, version, { adminNotes, quantity });
  }

  @Subscription(() => LicenseRequestChange, {
    description: "In the viewer's own company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'license-request.changed', licenseRequestChange),
  })
  licenseRequestChanged(@Root() change: InstanceType<typeof LicenseRequestChange>) {
    return change;
  }

  @AdminSubscription(() => LicenseRequestChange, 'license-request.changed', licenseRequestChange)
  adminLicenseRequestChanged(@Root() change: InstanceType<typeof LicenseRequestChange>) {
    return change;
  }
}
