import { Field, ObjectType } from 'type-graphql';
import { connectionOf } from '../graphql/connection.ts';
import { LedgerEntry } from './LedgerEntry.ts';

export const LedgerEntryConnection = connectionOf(LedgerEntry, 'LedgerEntry');

@ObjectType({
  description:
    'The bank wants the customer: confirm in the browser with stripe.confirmCardPayment, then ask settlePurchase or resumePayment how it stands.',
  simpleResolvers: true,
})
export class CardConfirmation {
  @Field(() => String, { description: 'What stripe.confirmCardPayment takes. Not to be kept or logged.' })
  clientSecret!: string;
  @Field(() => String, { description: 'The card to confirm with.' }) paymentMethodId!: string;
  @Field(() => String, { description: "What Stripe's script begins with." }) publishableKey!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only where a stand-in plays the card provider: the script that does so in the browser.',
  })
  scriptUrl!: string | null;
}

@ObjectType({ description: 'A card payment as it stands now.', simpleResolvers: true })
export class ResumedPayment {
  @Field(() => LedgerEntry, { description: 'PENDING while the bank or the customer has not answered.' })
  entry!: LedgerEntry;
  @Field(() => CardConfirmation, { nullable: true, description: 'Where the bank still wants the customer.' })
  confirmation!: CardConfirmation | null;
}
