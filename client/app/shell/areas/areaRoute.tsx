import { createElement, type ComponentType } from 'react';
import { fetchQuery } from 'react-relay';
import { useLoaderData, type LoaderFunction, type RouteObject } from 'react-router';
import { environment } from '../../relay/environment.ts';
import { redirectTo } from '../../relay/redirectTo.ts';
import { requireSignIn } from '../../relay/screenRoute.tsx';
import type { Area, Areas } from './area.ts';
import { useAreas } from './AreasContext.tsx';
import { readAreas } from './readAreas.ts';
import shellQuery, { type ShellQuery } from '#relay/ShellQuery.graphql';

/**
 * What users of a company see at the address: the screen itself, or a component in its place. Without it, they are
 * redirected to their overview.
 */
export type CustomersSee = 'screen' | (() => Promise<ComponentType>);

interface AreaRouteOptions {
  area: Area;
  customersSee?: CustomersSee | undefined;
  /** Whether the route is a part of a screen that has the page's heading, such as a tab. */
  isPart?: boolean;
}

const loadOutsideArea = async () => (await import('./OutsideArea.tsx')).OutsideArea;

/**
 * Opens a route to employees of the area alone. The screen's data is not loaded before the viewer is known to have the
 * area. Other employees are told whom to ask, and visitors are led to the sign-in.
 */
export function areaRoute(route: RouteObject, { area, customersSee, isPart }: AreaRouteOptions): RouteObject {
  const { Component: loadScreen } = route.lazy as { Component: () => Promise<ComponentType> };
  const isOpen = (areas: Areas) => areas[area] || (customersSee === 'screen' && !areas.workInBackOffice);
  const loader: LoaderFunction = async (args, context) => {
    requireSignIn(args);
    const areas = await fetchAreas();
    if (areas && isOpen(areas)) return (route.loader as LoaderFunction)(args, context);
    if (areas && !areas.workInBackOffice && !customersSee) throw redirectTo(args.request, '/dashboard');
    return null;
  };
  const lazy = {
    Component: async () => {
      const [Screen, OutsideArea, CustomersPage] = await Promise.all([
        loadScreen(),
        loadOutsideArea(),
        typeof customersSee === 'function' ? customersSee() : undefined,
      ]);
      return function ScreenOfArea() {
        const areas = useAreas();
        // An employee may lose the area while the screen is open, and the loader knows only after its next run.
        if (useLoaderData() && isOpen(areas)) return <Screen />;
        if (CustomersPage && !areas.workInBackOffice) return createElement(CustomersPage);
        return <OutsideArea area={area} isPart={isPart} />;
      };
    },
  };
  return { ...route, lazy, loader } as RouteObject;
}

/**
 * Fetches the areas of the viewer. Undefined when the query fails, which the shell then shows. The shell uses the same
 * query, so that a stored answer is used and no second request is sent.
 */
const fetchAreas = (): Promise<Areas | undefined> =>
  fetchQuery<ShellQuery>(environment(), shellQuery, {}, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .then(
      (data) => data && readAreas(data.viewer),
      () => undefined,
    );
