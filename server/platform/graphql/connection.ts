import { ArgsType, Field, ID, Int, ObjectType, type ClassType } from 'type-graphql';
import type { RelatedRows } from '../db/relatedRows.ts';

/** The largest number of rows on a page. */
export const MAX_PAGE = 100;
/** The number of rows on a page when `first` is omitted. */
export const DEFAULT_PAGE = 20;

/** The key of an argument that no caller can send: the related rows that the page's statement may read as well. */
export const RELATED_ROWS = Symbol('related rows');

/** The key of an argument that `addSync` sets: the changes that the page shows, in their order. */
export const SYNC = Symbol('sync');

/** Changes from `since`, and before `until`: a change before `until` can no longer appear. */
export interface SyncRange {
  since: string;
  until: string;
}

/** The arguments of every connection. Only forward paging exists. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Number of rows on the page: at most ${MAX_PAGE}, and ${DEFAULT_PAGE} when omitted.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true })
  after?: string | null;

  [RELATED_ROWS]?: RelatedRows;

  [SYNC]?: SyncRange;
}

@ObjectType({
  description: 'Whether a list continues before and after a page, and the cursors at its ends.',
  simpleResolvers: true,
})
export class PageInfo {
  @Field(() => Boolean, { description: 'True if more rows follow the page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'True if the page is not the first one.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the page's first row; null if the page is empty.",
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the page's last row; null if the page is empty. Send it as `after` to get the next page.",
  })
  endCursor!: string | null;
}

/** One page of a list, as resolvers return it for a connection. */
export interface Page<Row> {
  edges: { cursor: string; node: Row }[];
  pageInfo: PageInfo;
  /** A function, so that the rows are counted only when the document selects the total. */
  totalCount: () => Promise<number>;
  /** Set on a page of changes alone. */
  syncedUntil?: string | null;
}

/** Declares the Relay connection and edge types of a node type. Call once per type. */
export function connectionOf<T extends object>(node: ClassType<T>, name: string) {
  @ObjectType(`${name}Edge`, { simpleResolvers: true })
  class Edge {
    @Field(() => String)
    cursor!: string;

    @Field(() => node)
    node!: T;
  }

  @ObjectType(`${name}Connection`, { simpleResolvers: true })
  class Connection {
    static readonly Edge = Edge;

    @Field(() => [Edge])
    edges!: Edge[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;

    @Field(() => Int)
    totalCount(): Promise<number> {
      throw new Error('totalCount is resolved by the page, not by the connection type');
    }
  }

  return Connection;
}

/**
 * Declares the payload of mutations and subscriptions that change a list. Exactly one of its fields is set, so that a
 * client can update a list on screen without fetching it again.
 */
export function changeOf(connection: { Edge: ClassType<object> }, name: string) {
  @ObjectType(`${name}Change`, {
    description: 'A change to a list: the edge that is new or changed, or the id of the row that is gone.',
    simpleResolvers: true,
  })
  class Change {
    @Field(() => connection.Edge, { nullable: true })
    edge?: object | null;

    @Field(() => ID, { nullable: true })
    deletedId?: string | null;
  }

  return Change;
}
