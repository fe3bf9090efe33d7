import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { AdminList } from '../../../domain/backOffice/savedViews.ts';
import { redirectTo } from '../../app/relay/redirectTo.ts';
import { defaultSearch } from './listSettings.ts';

/** Opens the person's default view of a list when the list is opened without parameters. */
export const withDefaultView = (list: AdminList, route: RouteObject): RouteObject =>
  ({
    ...route,
    loader: ((args, context) => {
      openDefaultView(list, args);
      return (route.loader as LoaderFunction)(args, context);
    }) satisfies LoaderFunction,
  }) as RouteObject;

/**
 * Throws a redirect to the default view of a list when the list is opened without parameters. Within the list, its bare
 * address shows all rows, so that the links that clear the filters work.
 */
function openDefaultView(list: AdminList, { request }: Pick<LoaderFunctionArgs, 'request'>): void {
  const { pathname, search } = new URL(request.url);
  const isWithinList = window.location.pathname === pathname && window.location.search !== search;
  if (search || isWithinList) return;
  const view = defaultSearch(list);
  if (view) throw redirectTo(request, pathname + view);
}
