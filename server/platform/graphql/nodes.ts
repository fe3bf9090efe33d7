import type { GraphQLObjectType } from 'graphql';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../access/Access.ts';
import type { Context } from '../context.ts';
import { prefixOf } from '../db/ids.ts';
import type { LoaderDefinition, Reader } from '../db/Reader.ts';
import { badInput } from '../errors.ts';
import { Node } from '../Node.ts';
import type { RowLoader, RowsById } from './RowLoader.ts';

type Loaded = object | null | undefined;

/** A type that `node(id:)` can fetch. A room declares one for each type of its own that implements Node. */
export type NodeType = {
  /** The class of the type. Ids of its objects begin with the prefix, which no other type has. */
  type: { name: string; idPrefix: string };
  /** Loads rows for the relations that lead to this type. May include deleted rows, which `loader` leaves out. */
  rows?: LoaderDefinition<RowsById<{ id: string }>>;
} & (
  | {
      /** Loads the objects that the reader may see. */
      loader: LoaderDefinition<RowLoader<{ id: string }>>;
    }
  | {
      /** Fetches an object that is not a row of a table, or nothing when the reader may not see it. */
      fetch: (reader: Reader, id: string) => Promise<Loaded>;
    }
);

/** The most objects that one call of `nodes` returns. */
const MAX_NODES = 100;

/** The node types of all rooms. */
export class NodeTypes {
  readonly #byPrefix = new Map<string, NodeType>();
  readonly #byName = new Map<string, NodeType>();

  /** Throws when two types have the same prefix or name. */
  constructor(types: NodeType[]) {
    for (const node of types) {
      const { name, idPrefix } = node.type;
      if (this.#byPrefix.has(idPrefix) || this.#byName.has(name))
        throw new Error(`Two node types have the name ${name} or the prefix ${idPrefix}`);
      this.#byPrefix.set(idPrefix, node);
      this.#byName.set(name, node);
    }
  }

  /** The type of a row, by the prefix of its id. Rows are plain objects, so `instanceof` cannot tell. */
  nameOf({ id }: { id: string }): string | undefined {
    return this.#byPrefix.get(prefixOf(id))?.type.name;
  }

  /** The loader of a type's rows. Throws for a type whose room declares none. */
  rowsOf({ name }: GraphQLObjectType): LoaderDefinition<RowsById<{ id: string }>> {
    const rows = this.#byName.get(name)?.rows;
    if (!rows) throw new Error(`No room declares the rows of ${name}, to which a relation leads`);
    return rows;
  }

  /** The object with the id, or null when none is visible to the reader. Calls of one moment are read together. */
  load(reader: Reader, id: string): Promise<Loaded> | Loaded {
    const node = this.#byPrefix.get(prefixOf(id));
    if (!node) return null;
    return 'loader' in node ? node.loader.of(reader).load(id) : node.fetch(reader, id);
  }
}

/** Creates the resolver of `node(id:)`. */
export function createNodeResolver(nodes: NodeTypes) {
  @Resolver()
  class NodeResolver {
    @Access('viewer')
    @Query(() => Node, {
      nullable: true,
      description: 'Fetches an object by its id. Null if the object does not exist or the viewer may not see it.',
    })
    node(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
      return nodes.load(ctx, id);
    }

    @Access('viewer')
    @Query(() => [Node], {
      nullable: 'items',
      description:
        'Fetches objects by their ids, in the order of the ids. Null for an object that does not exist or that the ' +
        `viewer may not see. BAD_USER_INPUT for more than ${MAX_NODES} ids.`,
    })
    nodes(@Ctx() ctx: Context, @Arg('ids', () => [ID], { description: 'Ids, of any types.' }) ids: string[]) {
      if (ids.length > MAX_NODES) throw badInput({ ids: `Hent højst ${MAX_NODES} ad gangen` }, 'TOO_LARGE');
      return ids.map((id) => nodes.load(ctx, id));
    }
  }
  return NodeResolver;
}
