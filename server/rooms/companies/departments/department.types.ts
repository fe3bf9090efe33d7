import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { changesOf, type Changes } from '../../../platform/graphql/changes.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { Department } from './Department.ts';

export const DepartmentConnection = connectionOf(Department, 'Department');
export const DepartmentChange = changeOf(DepartmentConnection, 'Department');

@InputType({ description: 'A department to create. Fields that are null or left out are empty.' })
export class DepartmentInput {
  @Field(() => String, {
    description:
      'Name of the department, at most 200 characters. Refused when another department of the company has the same ' +
      'name or one that looks the same.',
  })
  name!: string;

  @Field(() => String) contactPerson!: string;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true }) street?: string | null;
  @Field(() => String, { nullable: true }) zip?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) billingEmail?: string | null;
  @Field(() => String, { nullable: true }) poNumber?: string | null;
}

export const DepartmentChanges = changesOf(DepartmentInput, 'DepartmentChanges', {
  description: 'Changes of a department. Fields that are left out keep their values.',
});
export type DepartmentChanges = Changes<DepartmentInput>;

@ObjectType({ description: 'The details of a payment card that may be shown.', simpleResolvers: true })
export class CardInfo {
  @Field(() => String, { description: 'Brand of the card, such as `visa`.' }) brand!: string;
  @Field(() => String, { description: 'Last four digits of the card number.' }) last4!: string;
  @Field(() => Int, { description: 'Month of expiry, 1 to 12. The card is valid until the end of the month.' })
  expMonth!: number;
  @Field(() => Int, { description: 'Year of expiry, with four digits.' }) expYear!: number;
}
