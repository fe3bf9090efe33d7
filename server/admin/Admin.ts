import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: "What the reseller's own people see. Everything below it is read with an admin's rights.",
  simpleResolvers: true,
})
export class Admin {
  @Field(() => ID, { description: 'Always the same, since there is one.' }) id!: string;
}
