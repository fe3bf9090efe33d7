import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { ApprovalStatus } from '../../../../domain/basics/vocabulary.ts';
import { hasLimit } from '../../../../domain/sales/commitment.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import { callerId } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { ApprovalStatusEnum } from './approval.enums.ts';
import { approvalChange, approvalPage, approverNames, countDecidable, type ApprovalRow } from './approval.reads.ts';
import {
  approvePurchase,
  canDecide,
  canWithdraw,
  declinePurchase,
  setLimit,
  withdrawPurchase,
} from './approval.service.ts';
import {
  ApprovedPurchase,
  DeclinePurchaseInput,
  PurchaseApprovalChange,
  PurchaseApprovalConnection,
} from './approval.types.ts';
import { approvalRuleFor, committedThisMonth } from './limits.service.ts';
import { PurchaseApproval } from './PurchaseApproval.ts';

const OVER = 'Refused with CONFLICT when the order no longer waits';

@Resolver(() => PurchaseApproval)
export class PurchaseApprovalResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may approve and decline the order.' })
  viewerCanDecide(@Root() approval: ApprovalRow, @Ctx() ctx: Context) {
    return canDecide(ctx.viewer, approval);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the order is the viewer’s own and still waits.' })
  viewerCanWithdraw(@Root() approval: ApprovalRow, @Ctx() ctx: Context) {
    return canWithdraw(ctx.viewer, approval);
  }

  @FieldResolver(() => [String], {
    description: 'Names of the administrators of the company who may approve the order, at most fifty.',
  })
  approvers(@Root() { customerId, requestedById, status }: ApprovalRow, @Ctx() ctx: Context) {
    return status === 'PENDING' ? approverNames(ctx, customerId, requestedById) : [];
  }

  @Access('approvePurchases')
  @Mutation(() => ApprovedPurchase, {
    description:
      'Approves an order and buys it at the price at which it was placed. Approving again returns the first result. ' +
      `${OVER}, and with FORBIDDEN for the viewer's own order.`,
  })
  approvePurchase(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return approvePurchase(ctx, id);
  }

  @Access('approvePurchases')
  @Mutation(() => PurchaseApprovalChange, {
    description: `Declines an order. ${OVER}, and with FORBIDDEN for the viewer's own order.`,
  })
  declinePurchase(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => DeclinePurchaseInput) input: DeclinePurchaseInput,
  ) {
    return declinePurchase(ctx, id, input);
  }

  @Access('buy')
  @Mutation(() => PurchaseApprovalChange, {
    description: `Takes back an order of the viewer. ${OVER}, and for somebody else's order.`,
  })
  withdrawPurchase(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return withdrawPurchase(ctx, id);
  }

  @Access('approvePurchases')
  @Mutation(() => Customer, {
    description:
      "Sets the amount above which purchases of the viewer's company wait for an administrator, when a buyer, an API " +
      'token or a REST call makes them.',
  })
  setApprovalLimit(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, { description: 'The amount in øre, excluding VAT.' }) limit: number,
  ) {
    return setLimit(ctx, 'approval_limit', limit);
  }

  @Access('approvePurchases')
  @Mutation(() => Customer, {
    description: "Ends the limit for a purchase of the viewer's company. Orders that wait stay.",
  })
  removeApprovalLimit(@Ctx() ctx: Context) {
    return setLimit(ctx, 'approval_limit', null);
  }

  @Access('approvePurchases')
  @Mutation(() => Customer, {
    description:
      "Sets what each buyer and each API token of the viewer's company may buy for in a calendar month. A purchase " +
      'with which they would have bought for more waits for an administrator. Approved and cancelled orders do not ' +
      'count. An automatic purchase counts as one of the user who set it up.',
  })
  setApprovalMonthLimit(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, { description: 'The amount in øre, excluding VAT.' }) limit: number,
  ) {
    return setLimit(ctx, 'approval_month_limit', limit);
  }

  @Access('approvePurchases')
  @Mutation(() => Customer, {
    description: "Ends the limit for a month of the viewer's company. Orders that wait stay.",
  })
  removeApprovalMonthLimit(@Ctx() ctx: Context) {
    return setLimit(ctx, 'approval_month_limit', null);
  }

  @Access('viewer')
  @Subscription(() => PurchaseApprovalChange, {
    description: "Publishes each order of the viewer's company that waits, is decided, or expires.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'purchase-approval.changed', approvalChange, {
        sees: ['LICENSES', 'AGREEMENTS'],
      }),
  })
  purchaseApprovalChanged(@Root() change: InstanceType<typeof PurchaseApprovalChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerApprovalsResolver {
  @FieldResolver(() => Int, {
    description: 'Number of orders that wait and that the viewer may decide. Zero for viewers who approve nothing.',
  })
  approvalsAwaitingViewer(@Root() customer: Customer, @Ctx() ctx: Context) {
    return may(ctx.viewer, 'approvePurchases') && ctx.viewer.customerId === customer.id
      ? countDecidable(ctx, customer.id, callerId(ctx.viewer))
      : 0;
  }

  @FieldResolver(() => PurchaseApprovalConnection, {
    description: 'Orders that wait or waited for approval within the company, newest first.',
  })
  purchaseApprovals(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => ApprovalStatusEnum, {
      nullable: true,
      description: 'Only orders with this status. All orders when left out.',
    })
    status?: ApprovalStatus | null,
  ) {
    return approvalPage(ctx.readerOf(customer), customer.id, { status }, args);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'What the viewer has bought in this calendar month without an approval, in øre, excluding VAT: what counts for ' +
      '`approvalMonthLimit`. Null for a viewer who may buy for any amount.',
  })
  viewerCommittedThisMonth(@Root() customer: Customer, @Ctx() ctx: Context) {
    return ctx.viewer.customerId === customer.id ? committedThisMonth(ctx) : null;
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description:
      "Names of the administrators who can approve the viewer's purchases above the company's limits. Null for a " +
      'viewer who may buy for any amount.',
  })
  async viewerPurchaseApprovers(@Root() customer: Customer, @Ctx() ctx: Context) {
    const rule = ctx.viewer.customerId === customer.id ? await approvalRuleFor(ctx) : null;
    return rule && hasLimit(rule) ? rule.approvers.map(({ name }) => name) : null;
  }
}
