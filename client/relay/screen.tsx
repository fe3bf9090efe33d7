import { useEffect, type ComponentType } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from './environment.ts';
import { redirectTo } from './redirectTo.ts';
import { sessionToken } from './session.ts';

interface ScreenOptions<Query extends OperationType> {
  path: string;
  /** Only its name: what it asks for comes with the screen that reads it. */
  query: PreloadableConcreteRequest<Query>;
  variables?: (args: LoaderFunctionArgs) => Query['variables'];
  load: () => Promise<ComponentType<{ queryRef: PreloadedQuery<Query> }>>;
}

/** A screen's data and its code start together: the query is sent by the router, before the screen has loaded. */
export function screen<Query extends OperationType>({
  path,
  query,
  variables,
  load,
}: ScreenOptions<Query>): RouteObject {
  return {
    path,
    loader: (args) => {
      requireSignIn(args);
      return loadQuery<Query>(environment(), query, variables?.(args) ?? {}, { fetchPolicy: 'store-and-network' });
    },
    lazy: {
      Component: async () => {
        const Screen = await load();
        return function LoadedScreen() {
          const queryRef = useLoaderData<PreloadedQuery<Query>>();
          useEffect(() => () => queryRef.dispose(), [queryRef]);
          return <Screen queryRef={queryRef} />;
        };
      },
    },
  };
}

/** Remembers where from, so that signing in leads back. */
export function requireSignIn({ request }: LoaderFunctionArgs): void {
  if (sessionToken()) return;
  const { pathname, search } = new URL(request.url);
  const from = pathname + search;
  throw redirectTo(request, from === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(from)}`);
}
