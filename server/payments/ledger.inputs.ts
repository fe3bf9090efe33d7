import { Field, ObjectType } from 'type-graphql';
import { connectionOf } from '../graphql/connection.ts';
import { LedgerEntry } from './LedgerEntry.ts';

export const LedgerEntryConnection = connectionOf(LedgerEntry, 'LedgerEntry');

@ObjectType({
  description: 'The bank wants the customer: confirm in the browser with stripe.confirmCardPayment, then settlePurchase.', simpleResolvers: true,
})
export class CardConfirmation {
  @Field(() => String, { description: 'What stripe.confirmCardPayment takes. Not to be kept or logged.' }) clientSecret!: string;
  @Field(() => String, { description: 'The card to confirm with.' }) paymentMethodId!: string;
  @Field(() => String, { description: 'What Stripe\'s script begins with.' }) publishableKey!: string;

  @Field(() => String, { nullable: true, description: 'Only where a stand-in plays the card provider: the script that does so in the browser.' })
  scriptUrl!: string | null;
}
