import { ArgsType, Field, ID, Int, ObjectType, type ClassType } from 'type-graphql';

export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 20;

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: `At most ${MAX_PAGE}, ${DEFAULT_PAGE} unless told.` })
  first?: number | null;

  @Field(() => String, { nullable: true })
  after?: string | null;
}

@ObjectType({ description: 'Whether a list goes on beside a page.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Rows follow the page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'It is not the first page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: "Of the page's first row; absent where it is empty." })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Of the page's last row, which `after` takes for the next page; absent where it is empty.",
  })
  endCursor!: string | null;
}

export interface Page<Row> {
  edges: { cursor: string; node: Row }[];
  pageInfo: PageInfo;
  /** Counted only where it is asked for. */
  totalCount: () => Promise<number>;
}

/** The Relay connection of a type, once per type. */
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
      throw new Error('A page brings its own count');
    }
  }

  return Connection;
}

/** What a mutation or a subscription tells a list on screen: the edge that is new or different, or the id that is gone. */
export function changeOf(connection: { Edge: ClassType<object> }, name: string) {
  @ObjectType(`${name}Change`, {
    description: 'The edge that is new or different, or the id that is gone.',
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
