import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Loaders } from './loaders.ts';
import type { RowsById } from './RowLoader.ts';

/** The loaders that find rows by their own id. */
// oxlint-disable-next-line @typescript-eslint/no-unused-vars
type RowLoaders = { [Name in keyof Loaders as Loaders[Name] extends RowsById<infer _> ? Name : never]: Loaders[Name] };

export interface Relation {
  loader: keyof RowLoaders;
  /** Where the row keeps the other one's id. */
  key: string;
}

/** A field that is another row, found by the id that this row carries. A page reads them for all its rows in one go (see relations.ts). */
export const BelongsTo = (loader: Relation['loader'], key: string) =>
  Extensions({ belongsTo: { loader, key } satisfies Relation });

export const relationOf = <Row, Ctx>({ extensions }: GraphQLField<Row, Ctx>) =>
  extensions.belongsTo as Relation | undefined;

export const rowsOf = (loaders: Loaders, { loader }: Relation) => loaders[loader] as RowsById<{ id: string }>;
