import { Field, Int, ObjectType } from 'type-graphql';
import type { Ore } from '../../../../domain/basics/money.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';
import { CardInfo } from '../../companies/departments/department.types.ts';

const PaymentLinkStateEnum = {
  OPEN: 'OPEN',
  STARTED: 'STARTED',
  PROCESSING: 'PROCESSING',
  PAID: 'PAID',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  INVALID: 'INVALID',
} as const;
export type PaymentLinkState = keyof typeof PaymentLinkStateEnum;

registerEnum(PaymentLinkStateEnum, 'PaymentLinkState', 'What can be done with a link to a payment.', {
  OPEN: 'The amount can be paid.',
  STARTED: 'Somebody has begun to pay. `settleLinkPayment` asks the card provider for the outcome.',
  PROCESSING: 'A card is being charged, and the outcome is not known yet.',
  PAID: 'The amount is paid.',
  CANCELLED: 'The amount is no longer owed.',
  EXPIRED: 'The link is too old.',
  INVALID: 'The link was never issued, or leads to nothing that can be paid by card.',
});

@ObjectType({
  description: 'A link on which one amount is paid by card, without a sign-in.',
  simpleResolvers: true,
})
export class PaymentLink {
  @Field(() => PaymentLinkStateEnum, { description: 'What can be done with the link.' })
  state!: PaymentLinkState;

  @Field(() => String, {
    nullable: true,
    description: 'What is paid, in Danish. Null when the link is expired or invalid.',
  })
  description!: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day of the period that is paid. Null for an invoice, and when the link is expired or invalid.',
  })
  periodFrom!: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Last day of the period that is paid. Null when `periodFrom` is null.',
  })
  periodTo!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Amount in øre, including VAT. Null when the link is expired or invalid.',
  })
  gross!: Ore | null;

  @Field(() => String, {
    nullable: true,
    description: 'The company that pays. Null when the link is expired or invalid.',
  })
  companyName!: string | null;

  @Field(() => CardInfo, {
    nullable: true,
    description: 'The card of the department with which the amount can be paid. Null when only another card can pay.',
  })
  card!: CardInfo | null;

  @Field(() => String, {
    nullable: true,
    description: 'Danish text that says why the last attempt failed. Null when it did not.',
  })
  failureMessage!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Publishable key that Stripe.js is initialized with. Null when nothing can be paid.',
  })
  publishableKey!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the script that replaces Stripe.js where a stand-in is the card provider. Null otherwise.',
  })
  scriptUrl!: string | null;
}

@ObjectType({ description: 'A payment that the browser confirms.', simpleResolvers: true })
export class LinkPayment {
  @Field(() => PaymentLink, { description: 'The link after the payment was begun.' })
  link!: PaymentLink;

  @ShownOnce()
  @Field(() => String, {
    nullable: true,
    description:
      'Client secret for stripe.confirmCardPayment, after which `settleLinkPayment` is called. Do not store or log ' +
      'the value. Null when nothing can be paid.',
  })
  clientSecret!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Stripe's id of the link's `card`, to confirm the payment with. Null without a card.",
  })
  storedCardId!: string | null;
}
