import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Loaders } from './loaders.ts';
import type { RowsById } from './RowLoader.ts';

/** The loaders that find rows by their own id, as opposed to lists and counts by a parent's id. */
// oxlint-disable-next-line @typescript-eslint/no-unused-vars
type RowLoaders = { [Name in keyof Loaders as Loaders[Name] extends RowsById<infer _> ? Name : never]: Loaders[Name] };

/** How a relation finds its related row. */
export interface Relation {
  loader: keyof RowLoaders;
  /** The property of the row that holds the related row's id. */
  key: string;
}

/**
 * Declares a field as a relation: the related row is found by the id that this row holds under `key`.
 * `resolveRelations` resolves such fields, for all rows of a page in one statement.
 */
export const BelongsTo = (loader: Relation['loader'], key: string) =>
  Extensions({ belongsTo: { loader, key } satisfies Relation });

/** The relation that `BelongsTo` declared on a field, if any. */
export const relationOf = <Row, Ctx>({ extensions }: GraphQLField<Row, Ctx>) =>
  extensions.belongsTo as Relation | undefined;

/** The loader of a relation's rows. */
export const loaderOf = (loaders: Loaders, { loader }: Relation) => loaders[loader] as RowsById<{ id: string }>;
