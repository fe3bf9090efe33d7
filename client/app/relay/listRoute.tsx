import { useLayoutEffect, type ComponentType } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useLocation, type RouteObject } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { environment } from './environment.ts';
import {
  currentEntryKey,
  keepScreen,
  PlaceContext,
  rememberPlace,
  takeKeptScreen,
  updatePlace,
  type Place,
} from './keptScreens.ts';
import { loadScreenQuery } from './screenQueries.ts';
import { requireSignIn, type ScreenOptions } from './screenRoute.tsx';

const places = new WeakMap<object, Place>();

/**
 * Creates the route of a list that keeps its place. Like screenRoute, but the data of a list stays in the store when
 * its user leaves, so that Back and the links that lead back show the loaded rows at once. `useListPages` refreshes
 * them.
 */
export function listRoute<Query extends OperationType>({
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
      const { pathname, search } = new URL(args.request.url);
      const address = pathname + search;
      const returned = takeKeptScreen(address);
      const values = (await variables?.(args)) ?? {};
      const queryRef = returned
        ? loadQuery<Query>(environment(), query, values, { fetchPolicy: 'store-or-network' })
        : loadScreenQuery<Query>(query, values);
      returned?.release();
      places.set(queryRef, returned ? { ...returned.place, isReturn: true } : newPlace(address));
      return queryRef;
    },
    handle: { query, variables, load, subject },
    lazy: {
      Component: async () => {
        const Screen = await load();
        return () => <List Screen={Screen} queryRef={useLoaderData<PreloadedQuery<Query>>()} />;
      },
    },
  };
}

const newPlace = (address: string): Place => ({
  entryKey: '',
  address,
  words: '',
  scrollY: 0,
  rowId: undefined,
  isReturn: false,
});

interface ListProps<Query extends OperationType> {
  Screen: ComponentType<{ queryRef: PreloadedQuery<Query> }>;
  queryRef: PreloadedQuery<Query>;
}

function List<Query extends OperationType>({ Screen, queryRef }: ListProps<Query>) {
  const { key } = useLocation();
  const place = places.get(queryRef)!;
  useLayoutEffect(() => {
    updatePlace(place, { entryKey: key });
    rememberPlace(place);
  }, [place, key]);
  // A layout effect, because the scroll position is lost when the next screen is shown.
  useLayoutEffect(
    () => () => {
      updatePlace(place, { scrollY: window.scrollY });
      if (currentEntryKey() === place.entryKey) queryRef.dispose();
      else keepScreen(place, queryRef.dispose);
    },
    [place, queryRef],
  );
  return (
    <PlaceContext value={place}>
      <Screen queryRef={queryRef} />
    </PlaceContext>
  );
}
