import { createContext, use } from 'react';

/** The place of the user in a list, which a return to the list restores. */
export interface Place {
  /** The key of the history entry that shows the list. */
  entryKey: string;
  /** Path and search of the list, as the loader saw them. */
  address: string;
  /** The filters in words, for the links that lead back. */
  words: string;
  scrollY: number;
  /** The id of the row that had the focus last. */
  rowId: string | undefined;
  /** True until the list is shown again after a return. */
  isReturn: boolean;
}

/** Each kept list holds its loaded rows in the Relay store, so only the latest few are kept. */
const MAX_KEPT = 8;

const kept = new Map<string, { place: Place; release: () => void }>();
const latestPlaces = new Map<string, Place>();
let requestedReturn: Place | undefined;

/** The place of the list that a component is part of; undefined outside lists. */
export const PlaceContext = createContext<Place | undefined>(undefined);
export const usePlace = () => use(PlaceContext);

/** Keeps a list that its user leaves. `release` frees the data when newer lists need the room. */
export function keepScreen(place: Place, release: () => void): void {
  kept.get(place.entryKey)?.release();
  kept.delete(place.entryKey);
  kept.set(place.entryKey, { place, release });
  for (const [key, oldest] of kept) {
    if (kept.size <= MAX_KEPT) return;
    oldest.release();
    kept.delete(key);
  }
}

/**
 * Returns the place to restore at an address, and removes it from the kept ones: the user went back in the history, or
 * followed a link that leads back. `release` must be called when the list holds its data itself. Undefined for every
 * other navigation.
 */
export function takeKeptScreen(address: string): { place: Place; release: () => void } | undefined {
  const returned = requestedReturn;
  requestedReturn = undefined;
  // The router changes the address after it has loaded a link's target, but before it loads that of a Back or Forward.
  const isTraversal = address === window.location.pathname + window.location.search;
  const key = isTraversal ? currentEntryKey() : returned?.entryKey;
  const screen = key === undefined ? undefined : kept.get(key);
  if (screen?.place.address !== address) return undefined;
  kept.delete(key!);
  return screen;
}

/** The key of the current history entry, as the router stores it. */
export const currentEntryKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

/** Places are no state of components: nothing is rendered anew when they change. */
export const updatePlace = (place: Place, changes: Partial<Place>) => void Object.assign(place, changes);

/** Remembers the place as the latest one of its path. */
export const rememberPlace = (place: Place) => latestPlaces.set(pathOf(place.address), place);

/** The latest place in the list of a path, since the page was loaded. */
export const latestPlace = (path: string): Place | undefined => latestPlaces.get(path);

/** Makes the next navigation restore the place, if it leads to the place's address. */
export function requestReturn(place: Place): void {
  requestedReturn = place;
}

const pathOf = (address: string) => address.split('?')[0]!;
