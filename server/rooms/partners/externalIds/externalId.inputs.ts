import { Field, ID, InputType } from 'type-graphql';

const FORM = 'At most 200 characters on one line, compared exactly.';

export const NEW_EXTERNAL_ID =
  `For API tokens: the id of the new object in the program's own system, stored together with the object. ${FORM} ` +
  'Refused with TAKEN when another object of the program has it, and nothing is created.';

@InputType({ description: "A program's own id of an object." })
export class SetExternalIdInput {
  @Field(() => ID, { description: 'A company, department, installation or clip card.' }) nodeId!: string;
  @Field(() => String, {
    nullable: true,
    description: `The id of the object in the program's own system. Must be sent; null removes it. ${FORM}`,
  })
  externalId?: string | null;
}
