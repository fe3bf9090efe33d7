import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { SetupPart } from '../../../../domain/companies/setupParts.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { companySorts } from './companySearch.reads.ts';
import { Customer } from './Customer.ts';

export const CustomerConnection = connectionOf(Customer, 'Customer');
export const CustomerChange = changeOf(CustomerConnection, 'Customer');

export const SetupPartEnum = enumOf(SetupPart);
registerEnum(SetupPartEnum, 'SetupPart', "A part of a company's setup at the reseller.", {
  ANY: 'Any of the parts.',
  DINERO: 'The contact at Dinero.',
  CLICK_UP: 'The folder at ClickUp.',
  CONTACT: 'The point of contact.',
  ADMINISTRATOR: 'An active administrator of the company.',
});
registerEnum(companySorts, 'CompanySort', 'The order of a list of companies.', {
  NAME: 'By name, from A to Å.',
  NAME_DESC: 'By name, from Å to A.',
  CONTACT_PERSON: 'By the contact person, from A to Å.',
  CONTACT_PERSON_DESC: 'By the contact person, from Å to A.',
  VAT_NUMBER: 'By CVR number, ascending.',
  VAT_NUMBER_DESC: 'By CVR number, descending.',
  NEWEST: 'By time of registration, newest first.',
  OLDEST: 'By time of registration, oldest first.',
});

@InputType({ description: 'All fields of a company. Optional fields that are left out are emptied.' })
export class UpdateCompanyInput {
  @Field(() => Int, { nullable: true }) version?: number | null;
  @Field(() => String, { description: 'Name of the company, at most 200 characters.' }) name!: string;
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

@ObjectType({
  description: 'A hint about a CVR number that is registered already. The number can be used all the same.',
  simpleResolvers: true,
})
export class VatNumberHint {
  @Field(() => String, { description: 'A sentence in Danish that can be shown to the user.' })
  message!: string;

  @Field(() => Customer, {
    nullable: true,
    description: 'The first company that registered with the number. Null for callers who are not admins.',
  })
  company?: object | null;
}
