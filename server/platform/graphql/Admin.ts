import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: "Data of all companies, for admins. Everything below this type is read with an admin's rights.",
  simpleResolvers: true,
})
export class Admin {
  @Field(() => ID, { description: 'A constant id, because there is only one such object.' }) id!: string;
}
