import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'Data of all companies, for employees of the reseller. Each field is for those who work with it. Everything ' +
    'below is read with the rights of the employee, and is empty or null where their roles show nothing.',
  simpleResolvers: true,
})
export class Admin {
  @Field(() => ID, { description: 'A constant id, because there is only one such object.' }) id!: string;
}
