import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The seller as the invoice prints it.', simpleResolvers: true })
export class InvoiceSeller {
  @Field(() => String, { description: 'Name of the company.' }) name!: string;
  @Field(() => String, { description: 'Street, postal code and town.' }) address!: string;
  @Field(() => String) vatNumber!: string;
  @Field(() => String, { description: 'E-mail for questions about the invoice.' }) email!: string;
  @Field(() => String, { description: 'Phone number for questions about the invoice.' }) phone!: string;
}

@ObjectType({ description: 'The buyer as the invoice prints it.', simpleResolvers: true })
export class InvoiceBuyer {
  @Field(() => String, { description: 'Name of the company.' }) name!: string;
  @Field(() => String, { description: 'Name of the department.' }) department!: string;
  @Field(() => String) street!: string;
  @Field(() => String) zip!: string;
  @Field(() => String) city!: string;
  @Field(() => String) vatNumber!: string;
  @Field(() => String, { nullable: true }) eanNumber!: string | null;
  @Field(() => String, { nullable: true }) poNumber!: string | null;
}
