import type { Query } from './query.ts';

/**
 * Reads rows with certain rights: those of a customer of the own company, or those of an admin. Field resolvers read
 * through the reader of their parent row (`Context.readerOf`), so that admin fields and customer fields share their
 * types.
 */
export interface Reader {
  read<Row>(query: Query<Row>): Promise<Row[]>;
  /** For counts over rows that the reader itself may not see. */
  readAsSystem<Row>(query: Query<Row>): Promise<Row[]>;
  /** The loaders that this reader has used so far. */
  readonly loaders: LoaderCache;
}

/** A loader that a room defines once, and that each reader creates for itself. */
export interface LoaderDefinition<Loader> {
  /** The reader's own loader. */
  of(reader: Reader): Loader;
}

/**
 * Defines a loader of rows by id, or of lists and counts by the id of a parent row, which are read in batches. Loaded
 * rows stay cached, so a loader lives as long as its reader and is never shared between callers.
 */
export function defineLoader<Loader>(create: (reader: Reader) => Loader): LoaderDefinition<Loader> {
  const definition: LoaderDefinition<Loader> = {
    of: (reader) => reader.loaders.get(definition, () => create(reader)),
  };
  return definition;
}

/** The loaders of one reader. Each is created at first use, because a request needs few of them. */
export class LoaderCache {
  readonly #loaders = new Map<object, unknown>();

  get<Loader>(definition: LoaderDefinition<Loader>, create: () => Loader): Loader {
    let loader = this.#loaders.get(definition) as Loader | undefined;
    if (!loader) this.#loaders.set(definition, (loader = create()));
    return loader;
  }
}
