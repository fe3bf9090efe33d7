import { createElement, type ComponentType } from 'react';
import { fetchQuery } from 'react-relay';
import { useLoaderData, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { environment } from '../relay/environment.ts';
import { listRoute } from '../relay/listRoute.tsx';
import { redirectTo } from '../relay/redirectTo.ts';
import { requireSignIn, screenRoute } from '../relay/screenRoute.tsx';
import shellQuery, { type ShellQuery } from '#relay/ShellQuery.graphql';

/**
 * Creates the route of a screen for admins. The screen's data is not loaded before the viewer is known to be an admin.
 * Other users are redirected to the overview, and visitors to the sign-in.
 */
export function adminScreenRoute<Query extends OperationType>(
  options: Parameters<typeof screenRoute<Query>>[0],
): RouteObject {
  return adminsOnly(screenRoute<Query>(options));
}

/** Creates the route of a list for admins that keeps its place. */
export function adminListRoute<Query extends OperationType>(
  options: Parameters<typeof listRoute<Query>>[0],
): RouteObject {
  return adminsOnly(listRoute<Query>(options));
}

function adminsOnly(route: RouteObject): RouteObject {
  return {
    ...route,
    loader: requireAdmin(route, ({ request }) => {
      throw redirectTo(request, '/dashboard');
    }),
  } as RouteObject;
}

/** Like adminListRoute, but users who are not admins see the refusal component instead of being redirected. */
export function adminListRouteWithRefusal<Query extends OperationType>(
  loadRefusal: () => Promise<ComponentType>,
  options: Parameters<typeof screenRoute<Query>>[0],
): RouteObject {
  const route = listRoute<Query>(options);
  const { Component: loadScreen } = route.lazy as { Component: () => Promise<ComponentType> };
  const lazy = {
    Component: async () => {
      const [Screen, Refusal] = await Promise.all([loadScreen(), loadRefusal()]);
      return () => createElement(useLoaderData() ? Screen : Refusal);
    },
  };
  return { ...route, lazy, loader: requireAdmin(route, () => null) } as RouteObject;
}

const requireAdmin =
  (route: RouteObject, refuse: (args: LoaderFunctionArgs) => null): LoaderFunction =>
  async (args, context) => {
    requireSignIn(args);
    const isAdmin = await fetchIsAdmin();
    if (isAdmin === false) return refuse(args);
    return isAdmin ? (route.loader as LoaderFunction)(args, context) : null;
  };

/**
 * Fetches whether the viewer is an admin. Undefined when the query fails, which the shell then shows. The shell uses
 * the same query, so that a stored answer is used and no second request is sent.
 */
const fetchIsAdmin = () =>
  fetchQuery<ShellQuery>(environment(), shellQuery, {}, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .then(
      (data) => data?.viewer.viewerCanAdminister,
      () => undefined,
    );
