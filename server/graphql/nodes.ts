import type { GraphQLObjectType } from 'graphql';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../access/Access.ts';
import type { Context } from '../context.ts';
import { prefixOf } from '../db/ids.ts';
import type { LoaderDefinition } from '../db/Reader.ts';
import { Node } from './Node.ts';
import type { RowsById } from './RowLoader.ts';

/** A type that `node(id:)` can fetch. A room declares one for each type of its own that implements Node. */
export interface NodeType {
  /** The class of the type. Ids of its objects begin with the prefix, which no other type has. */
  type: { name: string; idPrefix: string };
  /** Fetches the object, or nothing when the caller may not see it. */
  fetch: (ctx: Context, id: string) => Promise<object | null | undefined> | object | null | undefined;
  /** Loads rows for the relations that lead to this type. */
  rows?: LoaderDefinition<RowsById<{ id: string }>>;
}

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

  async fetch(ctx: Context, id: string): Promise<object | null> {
    return (await this.#byPrefix.get(prefixOf(id))?.fetch(ctx, id)) ?? null;
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
      return nodes.fetch(ctx, id);
    }
  }
  return NodeResolver;
}
