import { Field, ObjectType } from 'type-graphql';
import { connectionOf } from '../graphql/connection.ts';
import { LedgerEntry } from './LedgerEntry.ts';

export const LedgerEntryConnection = connectionOf(LedgerEntry, 'LedgerEntry');

@ObjectType({
  description: 'The bank wants the customer: confirm in the browser with stripe.confirmCardPayment, then settlePurchase.', simpleResolvers: true,
})
export class CardConfirmation {
  @Field(() => String) clientSecret!: string;
  @Field(() => String) paymentMethodId!: string;
  @Field(() => String) publishableKey!: string;

  @Field(() => String, { nullable: true, description: 'Only where a stand-in plays the card provider: the script that does so in the browser.' })
  scriptUrl!: string | null;
}
