import { useSyncExternalStore } from 'react';
import type { AdminList, ColumnSetting } from '../../../domain/backOffice/savedViews.ts';
import { ownKey } from '../../app/relay/session.ts';

/** A view of a list as the client keeps it. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
  readonly ownerName: string;
  readonly parameters: string;
  readonly columns: readonly ColumnSetting[];
  readonly version: number;
}

export interface Settings {
  readonly columns: readonly ColumnSetting[];
  readonly defaultViewId: string | null;
  readonly views: readonly SavedView[];
}

const NONE: Settings = { columns: [], defaultViewId: null, views: [] };

/** By the key of the copy in this browser, which is the user's own. */
const current = new Map<string, Settings>();
/** Columns that were changed while a view is shown, and that are not saved in the view. */
const drafts = new Map<string, readonly ColumnSetting[]>();
const listeners = new Set<() => void>();

/**
 * The columns and views of a list. The copy in this browser shows them from the first paint on; the server's answer
 * replaces it.
 */
export function settingsOf(list: AdminList): Settings {
  const key = ownKey(list);
  if (!key) return NONE;
  const known = current.get(key);
  if (known) return known;
  const settings = readCopy(key);
  current.set(key, settings);
  return settings;
}

/** Replaces parts of the settings, here and in the copy in this browser. */
export function storeSettings(list: AdminList, changes: Partial<Settings>): void {
  const key = ownKey(list);
  // An answer that arrives after the sign-out belongs to nobody.
  if (!key) return;
  const settings = { ...settingsOf(list), ...changes };
  current.set(key, settings);
  localStorage.setItem(key, JSON.stringify(settings));
  notify();
}

/** The view that the address names. */
export const viewIn = ({ views }: Settings, searchParams: URLSearchParams): SavedView | undefined =>
  views.find(({ id }) => id === searchParams.get(VIEW_PARAMETER));

/** The id of the shown view, or `ALL_ROWS`. */
export const VIEW_PARAMETER = 'visning';
/** Shows the list without any view, also when one is the default. */
export const ALL_ROWS = 'alle';

/** The search of the address that shows a view. */
export const searchOfView = ({ id, parameters }: Pick<SavedView, 'id' | 'parameters'>): string => {
  const params = new URLSearchParams(parameters);
  params.set(VIEW_PARAMETER, id);
  return `?${params}`;
};

/** The search of the default view, for an address without parameters. */
export function defaultSearch(list: AdminList): string | undefined {
  const { defaultViewId, views } = settingsOf(list);
  const view = views.find(({ id }) => id === defaultViewId);
  return view && searchOfView(view);
}

/** The columns that are shown: those of the view with its unsaved changes, or the person's own. */
export const shownColumns = (settings: Settings, view: SavedView | undefined): readonly ColumnSetting[] =>
  view ? (drafts.get(view.id) ?? view.columns) : settings.columns;

export function setDraft(viewId: string, columns: readonly ColumnSetting[] | undefined): void {
  if (columns) drafts.set(viewId, columns);
  else drafts.delete(viewId);
  // The settings are a new object, so that the components that read them are rendered again.
  for (const [key, settings] of current)
    if (settings.views.some(({ id }) => id === viewId)) current.set(key, { ...settings });
  notify();
}

export const useSettings = (list: AdminList | undefined): Settings =>
  useSyncExternalStore(subscribe, () => (list ? settingsOf(list) : NONE));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notify = () => listeners.forEach((listener) => listener());

function readCopy(key: string): Settings {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (isSettings(copy)) return copy;
  } catch {
    // Not JSON: as without a copy.
  }
  return NONE;
}

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Settings).columns) &&
  Array.isArray((value as Settings).views);
