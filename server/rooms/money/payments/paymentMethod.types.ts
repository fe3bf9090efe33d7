import { Field, ObjectType } from 'type-graphql';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';

@ObjectType({ description: 'The values with which a browser collects a payment card.', simpleResolvers: true })
export class CardSetup {
  @ShownOnce()
  @Field(() => String, {
    description:
      'Secret for `stripe.confirmCardSetup`, to be called before `attachCard`. Must not be stored or logged.',
  })
  clientSecret!: string;
  @Field(() => String, { description: "The reseller's publishable key at Stripe." }) publishableKey!: string;

  @Field(() => String, {
    nullable: true,
    description: "Address of the script that replaces Stripe's when the portal runs with a stand-in. Null otherwise.",
  })
  scriptUrl!: string | null;
}
