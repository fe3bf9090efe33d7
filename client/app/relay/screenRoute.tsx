import { useEffect, type ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { redirectDocument, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { splitCompany } from '../../../domain/basics/actingCompany.ts';
import type { Subject } from '../../../domain/basics/vocabulary.ts';
import { actingCompany } from './company.ts';
import { redirectTo } from './redirectTo.ts';
import { loadScreenQuery } from './screenQueries.ts';
import { sessionToken, signInPath } from './session.ts';

export interface ScreenOptions<Query extends OperationType> {
  path: string;
  /**
   * The subject of the screen. Its menu entries are left out for those who do not see the subject, and the frame says
   * whom to ask in place of the screen.
   */
  subject?: Subject;
  /** The query's parameters alone; its normalization code is loaded together with the screen. */
  query: PreloadableConcreteRequest<Query>;
  /** A promise delays the query until code is loaded that computes the variables. */
  variables?: (args: LoaderFunctionArgs) => Query['variables'] | Promise<Query['variables']>;
  load: () => Promise<ComponentType<{ queryRef: PreloadedQuery<Query> }>>;
}

/**
 * Creates the route of a screen that needs a session. The loader sends the query while the code of the screen is still
 * being loaded, and leads visitors to the sign-in. The query reference is disposed when the screen unmounts or gets
 * another one.
 */
export function screenRoute<Query extends OperationType>({
  path,
  subject,
  query,
  variables,
  load,
}: ScreenOptions<Query>): RouteObject {
  return {
    path,
    loader: async (args) => {
      requireSignIn(args);
      return loadScreenQuery<Query>(query, (await variables?.(args)) ?? {});
    },
    handle: { query, variables, load, subject },
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

/** How a route loads its screen, for `prefetchLinks`, and the subject of the screen. */
export type ScreenHandle = Pick<ScreenOptions<OperationType>, 'query' | 'variables' | 'load'> & {
  subject?: Subject | undefined;
};

/**
 * Throws a redirect to the sign-in when nobody is signed in; after the sign-in, the user returns to this address. An
 * address that names its company is loaded with a full page load, whose start binds the tab to the company.
 */
export function requireSignIn({ request }: LoaderFunctionArgs): void {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const { companyId, path } = splitCompany(address);
  if (!sessionToken()) throw redirectTo(request, signInPath(path, companyId ?? actingCompany()));
  if (companyId) throw redirectDocument(address);
}
