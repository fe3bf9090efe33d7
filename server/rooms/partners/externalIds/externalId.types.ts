import { Field, ID, InputType } from 'type-graphql';
import { EXTERNAL_ID_FORM } from '../../companies/externalReferences/newExternalId.types.ts';

@InputType({ description: "A program's own id of an object." })
export class SetExternalIdInput {
  @Field(() => ID, { description: 'A company, department, installation or clip card.' }) nodeId!: string;
  @Field(() => String, {
    nullable: true,
    description: `The id of the object in the program's own system. Must be sent; null removes it. ${EXTERNAL_ID_FORM}`,
  })
  externalId?: string | null;
}
