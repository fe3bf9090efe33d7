import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Whom invoices go to, as the accounts know them.', simpleResolvers: true })
export class DineroContact {
  @Field(() => ID, { description: "Dinero's own." }) id!: string;
  @Field(() => String, { description: "A company's or a person's, as invoices bear it." }) name!: string;
  @Field(() => String, { nullable: true, description: 'Where Dinero mails its invoices.' }) email!: string | null;
  @Field(() => String, { nullable: true }) phoneNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'CVR, as Dinero has it.' }) vatNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'Street and number.' }) address!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true, description: 'As Dinero has it.' }) zipCode!: string | null;
  @Field(() => String, { nullable: true }) eanNumber!: string | null;
}

@ObjectType({ description: "Some of Dinero's contacts.", simpleResolvers: true })
export class DineroContactPage {
  @Field(() => [DineroContact], { description: 'At most as many as `pageSize`.' }) contacts!: DineroContact[];
  @Field(() => Boolean, { description: 'Another page follows.' }) hasMore!: boolean;
}

@InputType({ description: 'A new contact at Dinero.' })
export class DineroContactInput {
  @Field(() => String, { description: 'Made up by whoever asks: sent twice, it makes one contact.' })
  requestId!: string;
  @Field(() => String, { description: "A company's or a person's, as invoices bear it." }) name!: string;
  @Field(() => String, { nullable: true, description: 'Where Dinero mails its invoices.' }) email?: string | null;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true, description: 'CVR, at most 20 characters.' }) vatNumber?: string | null;
  @Field(() => String, { nullable: true, description: 'Street and number.' }) address?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true, description: 'At most 20 characters.' }) zipCode?: string | null;
  @Field(() => String, { nullable: true, description: 'Two letters; DK unless told.' }) country?: string | null;
  @Field(() => String, { nullable: true }) contactPerson?: string | null;
  @Field(() => String, { nullable: true }) eanNumber?: string | null;
}
