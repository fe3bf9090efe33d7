import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A contact at Dinero, to whom invoices are sent.', simpleResolvers: true })
export class DineroContact {
  @Field(() => ID, { description: 'Id of the contact at Dinero.' }) id!: string;
  @Field(() => String, { description: 'Name of the company or person, as printed on invoices.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The address to which Dinero mails invoices.' })
  email!: string | null;
  @Field(() => String, { nullable: true }) phoneNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'CVR number as stored at Dinero.' }) vatNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'Street and number.' }) address!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true, description: 'Postal code as stored at Dinero.' }) zipCode!: string | null;
  @Field(() => String, { nullable: true }) eanNumber!: string | null;
}

@ObjectType({ description: 'A page of contacts at Dinero.', simpleResolvers: true })
export class DineroContactPage {
  @Field(() => [DineroContact], { description: 'The contacts of the page, at most `pageSize`.' })
  contacts!: DineroContact[];
  @Field(() => Boolean, { description: 'Whether another page follows.' }) hasMore!: boolean;
}

@InputType({ description: 'A new contact at Dinero.' })
export class DineroContactInput {
  @Field(() => String, {
    description:
      'Idempotency key chosen by the client. Sending the request again with the same key returns the contact that ' +
      'was created first.',
  })
  requestId!: string;
  @Field(() => String, { description: 'Name of the company or person, as printed on invoices.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The address to which Dinero mails invoices.' })
  email?: string | null;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true, description: 'CVR number, at most 20 characters.' }) vatNumber?: string | null;
  @Field(() => String, { nullable: true, description: 'Street and number.' }) address?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true, description: 'Postal code, at most 20 characters.' }) zipCode?: string | null;
  @Field(() => String, { nullable: true, description: 'Country code of two letters. DK when left out.' })
  country?: string | null;
  @Field(() => String, { nullable: true }) contactPerson?: string | null;
  @Field(() => String, { nullable: true }) eanNumber?: string | null;
}
