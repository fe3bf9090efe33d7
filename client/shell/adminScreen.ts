import { createElement, type ComponentType } from 'react';
import { fetchQuery } from 'react-relay';
import { useLoaderData, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { environment } from '../relay/environment.ts';
import { redirectTo } from '../relay/redirectTo.ts';
import { requireSignIn, screen } from '../relay/screen.tsx';
import shellQuery, { type ShellQuery } from './__generated__/ShellQuery.graphql.ts';

/** For the reseller's own people: until it is known that one of them is here, neither the screen nor its data is asked for. Everybody else is led home. */
export function adminScreen<Query extends OperationType>(options: Parameters<typeof screen<Query>>[0]): RouteObject {
  const route = screen<Query>(options);
  return {
    ...route,
    loader: forAdmins(route, ({ request }) => {
      throw redirectTo(request, '/dashboard');
    }),
  } as RouteObject;
}

/** Where everybody else is told so instead. */
export function adminScreenOr<Query extends OperationType>(
  loadRefusal: () => Promise<ComponentType>,
  options: Parameters<typeof screen<Query>>[0],
): RouteObject {
  const route = screen<Query>(options);
  const { Component: loadScreen } = route.lazy as { Component: () => Promise<ComponentType> };
  const lazy = {
    Component: async () => {
      const [Screen, Refusal] = await Promise.all([loadScreen(), loadRefusal()]);
      return () => createElement(useLoaderData() ? Screen : Refusal);
    },
  };
  return { ...route, lazy, loader: forAdmins(route, () => null) } as RouteObject;
}

const forAdmins =
  (route: RouteObject, refuse: (args: LoaderFunctionArgs) => null): LoaderFunction =>
  async (args, context) => {
    requireSignIn(args);
    const isAdmin = await mayAdminister();
    if (isAdmin === false) return refuse(args);
    return isAdmin ? (route.loader as LoaderFunction)(args, context) : null;
  };

/** The frame has asked this already: its answer is waited for, not asked for again. Where it has none, the frame says so. */
const mayAdminister = () =>
  fetchQuery<ShellQuery>(environment(), shellQuery, {}, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .then(
      (answer) => answer?.viewer.viewerCanAdminister,
      () => undefined,
    );
