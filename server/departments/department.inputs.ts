import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { Department } from './Department.ts';

export const DepartmentConnection = connectionOf(Department, 'Department');
export const DepartmentChange = changeOf(DepartmentConnection, 'Department');

@InputType({
  description:
    'A department. What is left out of an edit stays, and null empties; it always has a name and a contact person.',
})
export class DepartmentInput {
  @Field(() => String, {
    nullable: true,
    description:
      'At most 200 characters. Refused where another department of the company has the name or one that looks like it.',
  })
  name?: string | null;

  @Field(() => String, { nullable: true }) contactPerson?: string | null;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true }) street?: string | null;
  @Field(() => String, { nullable: true }) zip?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) billingEmail?: string | null;
  @Field(() => String, { nullable: true }) poNumber?: string | null;
}

@ObjectType({ description: 'The payment card, as far as it may be shown.', simpleResolvers: true })
export class CardInfo {
  @Field(() => String, { description: 'Such as visa.' }) brand!: string;
  @Field(() => String, { description: 'All that is known of the number.' }) last4!: string;
  @Field(() => Int, { description: '1 to 12; the card is good until it ends.' }) expMonth!: number;
  @Field(() => Int, { description: 'Four digits.' }) expYear!: number;
}

@ObjectType({ description: 'What the browser needs to take a card.', simpleResolvers: true })
export class CardSetup {
  @Field(() => String, {
    description: 'What stripe.confirmCardSetup takes, before attachCard. Not to be kept or logged.',
  })
  clientSecret!: string;
  @Field(() => String, { description: "What Stripe's script begins with." }) publishableKey!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only where a stand-in plays the card provider: the script that does so in the browser.',
  })
  scriptUrl!: string | null;
}
