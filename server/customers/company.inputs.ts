import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { companySorts } from './companySearch.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { Customer } from './Customer.ts';

export const CustomerConnection = connectionOf(Customer, 'Customer');
export const CustomerChange = changeOf(CustomerConnection, 'Customer');

registerEnumType(companySorts, { name: 'CompanySort' });

@InputType()
export class UpdateCompanyInput {
  @Field(() => Int, { nullable: true, description: 'The version that was edited; a newer one answers CONFLICT.' }) version?: number | null;
  @Field(() => String) name!: string;
  @Field(() => String) contactPerson!: string;
  @Field(() => String) phoneNumber!: string;
  @Field(() => String) vatNumber!: string;
  @Field(() => String, { nullable: true }) eanNumber?: string | null;
  @Field(() => String) billingEmail!: string;
  @Field(() => String) street!: string;
  @Field(() => String) zip!: string;
  @Field(() => String) city!: string;
  @Field(() => String, { nullable: true }) poNumber?: string | null;
}

@ObjectType({ description: 'Something worth knowing about a CVR number. It never stands in the way.', simpleResolvers: true })
export class VatNumberHint {
  @Field(() => String)
  message!: string;
}
