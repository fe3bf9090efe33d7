import { Field, ID, InterfaceType } from 'type-graphql';

/** The Relay interface of every type that `node(id:)` can fetch again. */
@InterfaceType({ description: 'An object with a globally unique id.' })
export abstract class Node {
  @Field(() => ID)
  id!: string;
}
