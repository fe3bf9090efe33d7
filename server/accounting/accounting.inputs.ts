import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Whom invoices go to, as the accounts know them.', simpleResolvers: true })
export class DineroContact {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phoneNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'CVR' }) vatNumber!: string | null;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true }) zipCode!: string | null;
  @Field(() => String, { nullable: true }) eanNumber!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class DineroContactPage {
  @Field(() => [DineroContact]) contacts!: DineroContact[];
  @Field(() => Boolean) hasMore!: boolean;
}

@InputType()
export class DineroContactInput {
  @Field(() => String, { description: 'Made up by whoever asks: sent twice, it makes one contact.' }) requestId!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) phoneNumber?: string | null;
  @Field(() => String, { nullable: true }) vatNumber?: string | null;
  @Field(() => String, { nullable: true }) address?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) zipCode?: string | null;
  @Field(() => String, { nullable: true, description: 'Two letters; DK unless told.' }) country?: string | null;
  @Field(() => String, { nullable: true }) contactPerson?: string | null;
  @Field(() => String, { nullable: true }) eanNumber?: string | null;
}
