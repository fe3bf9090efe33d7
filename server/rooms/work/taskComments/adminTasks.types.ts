import { Field, ObjectType } from 'type-graphql';
import { Customer } from '../../companies/customers/Customer.ts';

@ObjectType({
  description: 'Values by which the tasks of all companies can be filtered, from open tasks and the latest ones.',
  simpleResolvers: true,
})
export class AdminTaskFilterOptions {
  @Field(() => [Customer], { description: 'Companies with tasks, in alphabetical order, at most 500.' })
  companies!: Customer[];
  @Field(() => [String], { description: 'Names of statuses, in alphabetical order.' })
  statuses!: string[];
  @Field(() => [String], { description: 'Names at ClickUp of people who work on tasks, in alphabetical order.' })
  people!: string[];
}
