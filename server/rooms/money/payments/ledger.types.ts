import { Field, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';

export const LedgerEntryConnection = connectionOf(LedgerEntry, 'LedgerEntry');

@ObjectType({
  description:
    'The bank requires the customer to confirm the payment. Call stripe.confirmCardPayment in the browser, then ' +
    'settlePurchase or resumePayment to learn the outcome.',
  simpleResolvers: true,
})
export class CardConfirmation {
  @ShownOnce()
  @Field(() => String, { description: 'Client secret for stripe.confirmCardPayment. Do not store or log the value.' })
  clientSecret!: string;
  @Field(() => String, { description: "Stripe's id of the card to confirm the payment with." })
  paymentMethodId!: string;
  @Field(() => String, { description: 'Publishable key that Stripe.js is initialized with.' })
  publishableKey!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the script that replaces Stripe.js where a stand-in is the card provider. Null otherwise.',
  })
  scriptUrl!: string | null;
}

@ObjectType({ description: 'The current state of a payment.', simpleResolvers: true })
export class ResumedPayment {
  @Field(() => LedgerEntry, {
    description: 'The entry. A card payment is PENDING until the bank and the customer have answered.',
  })
  entry!: LedgerEntry;
  @Field(() => CardConfirmation, {
    nullable: true,
    description: 'Set while the bank requires the customer to confirm the payment. Null otherwise.',
  })
  confirmation!: CardConfirmation | null;
}
