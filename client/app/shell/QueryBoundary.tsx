import { Suspense, type ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { PageBoundary, ScreenBoundary } from './ScreenBoundary.tsx';

/** The route of a screen sends its query before the screen is loaded, and passes the reference. */
export interface ScreenProps<Query extends OperationType> {
  queryRef: PreloadedQuery<Query>;
}

interface LoadedProps<Query extends OperationType> extends ScreenProps<Query> {
  query: GraphQLTaggedNode;
  children: (data: Query['response']) => ReactNode;
}

interface QueryBoundaryProps<Query extends OperationType> extends LoadedProps<Query> {
  /** Says in Danish what could not be fetched, for example "Kunne ikke hente aktiviteter". */
  failure: string;
  /** Shown while the data is being fetched. */
  fallback: ReactNode;
  /** Whether the content is a whole page: an error in its place then has a heading, as every page has. */
  isPage?: boolean;
}

/** Shows the data of a screen's query, a fallback while it is being fetched, or why it could not be fetched. */
export function QueryBoundary<Query extends OperationType>(props: QueryBoundaryProps<Query>) {
  const { failure, fallback, isPage, ...loaded } = props;
  const Boundary = isPage ? PageBoundary : ScreenBoundary;
  return (
    <Boundary title={failure} resetKey={loaded.queryRef}>
      <Suspense fallback={fallback}>
        <Loaded {...loaded} />
      </Suspense>
    </Boundary>
  );
}

const Loaded = <Query extends OperationType>({ query, queryRef, children }: LoadedProps<Query>) =>
  children(usePreloadedQuery<Query>(query, queryRef));
