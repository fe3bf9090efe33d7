import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** How a relation finds its related row, whose type is the type of the field. */
export interface Relation {
  /** The property of the row that holds the related row's id. */
  key: string;
}

/**
 * Declares a field as a relation: the related row is found by the id that this row holds under `key`, with the loader
 * of its node type. `resolveRelations` resolves such fields, for all rows of a page in one statement.
 */
export const BelongsTo = (key: string) => Extensions({ belongsTo: { key } satisfies Relation });

/** The relation that `BelongsTo` declared on a field, if any. */
export const relationOf = <Row, Ctx>({ extensions }: GraphQLField<Row, Ctx>) =>
  extensions.belongsTo as Relation | undefined;

/**
 * Declares a field of the type Node: the object whose id this row holds under `key`, whatever its type. Null when it is
 * deleted or not visible to the caller.
 */
export const RefersTo = (key: string) => Extensions({ refersTo: { key } satisfies Relation });

/** The reference that `RefersTo` declared on a field, if any. */
export const referenceOf = <Row, Ctx>({ extensions }: GraphQLField<Row, Ctx>) =>
  extensions.refersTo as Relation | undefined;
