import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { LinkPayment, PaymentLink } from '../ledger/paymentLink.types.ts';
import { createPaymentLink, paymentLink, settleLinkPayment, startLinkPayment } from './paymentLink.service.ts';

@Resolver()
export class PaymentLinkResolver {
  @Access('public')
  @Query(() => PaymentLink, {
    description:
      'The amount that a link pays. Refused with RATE_LIMITED after too many invalid links. Needs no session.',
  })
  paymentLink(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'The key in the link.' }) key: string,
  ): Promise<PaymentLink> {
    return paymentLink(ctx, key);
  }

  @Access('public')
  @Mutation(() => LinkPayment, {
    description:
      'Begins to pay the amount of a link. Nothing is charged before the browser confirms the payment with the ' +
      'returned secret. A repeated call returns the payment that is under way, so that the amount is charged once. ' +
      'Refused with RATE_LIMITED after too many attempts. Needs no session.',
  })
  startLinkPayment(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'The key in the link.' }) key: string,
  ): Promise<LinkPayment> {
    return startLinkPayment(ctx, key);
  }

  @Access('public')
  @Mutation(() => PaymentLink, {
    description:
      'Asks the card provider for the outcome of the payment of a link. Call it after the browser has confirmed the ' +
      'payment, or the customer has refused it at the bank. Needs no session.',
  })
  settleLinkPayment(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'The key in the link.' }) key: string,
  ): Promise<PaymentLink> {
    return settleLinkPayment(ctx, key);
  }

  @Access('pay')
  @Mutation(() => String, {
    description:
      'Returns the path of the page on which an amount is paid by card: a later period whose card payment has ' +
      'failed, or an invoice. The path works for an hour and needs no session. Refused with NOT_FOUND for an ' +
      'unknown amount, and with CONFLICT for one that cannot be paid by card.',
  })
  createPaymentLink(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, {
      description: "A ledger entry or an invoice of the caller's company whose `canPayNow` is true.",
    })
    id: string,
  ): Promise<string> {
    return createPaymentLink(ctx, id);
  }
}
