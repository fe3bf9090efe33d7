import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { Department } from './Department.ts';

export const DepartmentConnection = connectionOf(Department, 'Department');
export const DepartmentChange = changeOf(DepartmentConnection, 'Department');

@InputType()
export class DepartmentInput {
  @Field(() => String) name!: string;
  @Field(() => String) contactPerson!: string;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true }) street?: string | null;
  @Field(() => String, { nullable: true }) zip?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) billingEmail?: string | null;
  @Field(() => String, { nullable: true }) poNumber?: string | null;
}

@ObjectType({ description: 'The payment card, as far as it may be shown.', simpleResolvers: true })
export class CardInfo {
  @Field(() => String) brand!: string;
  @Field(() => String) last4!: string;
  @Field(() => Int) expMonth!: number;
  @Field(() => Int) expYear!: number;
}

@ObjectType({ description: 'What the browser needs to take a card.', simpleResolvers: true })
export class CardSetup {
  @Field(() => String) clientSecret!: string;
  @Field(() => String) publishableKey!: string;

  @Field(() => String, { nullable: true, description: 'Only where a stand-in plays the card provider: the script that does so in the browser.' })
  scriptUrl!: string | null;
}
