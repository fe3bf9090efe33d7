import { Field, ID, InterfaceType } from 'type-graphql';

/** Anything that can be fetched again by its id. */
@InterfaceType({ description: 'An object with a globally unique id.' })
export abstract class Node {
  @Field(() => ID)
  id!: string;
}
