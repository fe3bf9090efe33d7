import { useSearchParams } from 'react-router';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { TaskDue } from '../../../domain/work/tasks.ts';
import { defineSorts, parseSort, type SortOf } from '../../parts/lists/listSorts.ts';

export const taskSorts = defineSorts(
  {
    name: 'NAME',
    status: 'STATUS',
    person: 'PERSON',
    due: 'DUE',
    estimate: 'ESTIMATE',
    used: 'USED',
    updated: 'UPDATED',
  },
  'UPDATED_DESC',
);

export interface TaskFilter {
  search?: string;
  person?: string;
  tag?: string;
  due?: TaskDue;
}

/** What the screen shows of the tasks. The address says it, so that users can bookmark and share it. */
export interface TaskView {
  /** The tasks of this card; of all cards when undefined. */
  clipCardId: string | undefined;
  /** Undefined when no filter is set. */
  filter: TaskFilter | undefined;
  isList: boolean;
  sort: SortOf<typeof taskSorts>;
}

/** The search parameters of the filters. */
export const FILTER_PARAMETERS = ['q', 'person', 'tag', 'due'] as const;

/** The server refuses longer ones. */
export const MAX_SEARCH_LENGTH = 100;

/** Reads the view from the address. What the address does not say about board or list, the last choice says. */
export function parseTaskView(params: URLSearchParams): TaskView {
  const [search, person, tag, due] = FILTER_PARAMETERS.map((name) => params.get(name)?.trim() || undefined);
  const filter: TaskFilter = {
    ...(search && { search: search.slice(0, MAX_SEARCH_LENGTH) }),
    ...(person && { person }),
    ...(tag && { tag }),
    ...(due && Object.hasOwn(TaskDue, due) && { due: due as TaskDue }),
  };
  return {
    clipCardId: params.get('card') || undefined,
    filter: Object.keys(filter).length ? filter : undefined,
    isList: (params.get('view') ?? globalThis.localStorage?.getItem(LIST_KEY)) === 'list',
    sort: parseSort(taskSorts, params),
  };
}

/** Stored for users who last looked at the list; the board is the default. */
export const LIST_KEY = 'portal.tasks.view';

/** Remembers in this browser whether the user looks at the board or at the list. */
export const rememberView = (view: 'board' | 'list'): void =>
  view === 'list' ? localStorage.setItem(LIST_KEY, view) : localStorage.removeItem(LIST_KEY);

/** The variables of the screen's query. */
export const variablesOf = ({ clipCardId, filter, isList, sort }: TaskView) => ({
  clipCardId: clipCardId ?? null,
  cardId: clipCardId ?? '',
  hasCard: clipCardId !== undefined,
  filter: filter ?? null,
  isList,
  sort: isList ? sort : null,
});

/** The view in the current address. */
export function useTaskView(): TaskView {
  const [params] = useSearchParams();
  return parseTaskView(params);
}

/** The address of the tasks of one card, or of all cards, with the filters and the order of the current address. */
export function useCardAddress(): (clipCardId: string | undefined) => string {
  const [params] = useSearchParams();
  return (clipCardId) => {
    const next = new URLSearchParams(params);
    next.delete('card');
    if (clipCardId) next.set('card', clipCardId);
    const query = next.toString();
    return query ? `/tasks?${query}` : '/tasks';
  };
}

/** The filters in words, as their chips show them. */
export const filterTexts = ({ search, person, tag, due }: TaskFilter): string[] => [
  ...(search ? [`Søgning: »${search}«`] : []),
  ...(person ? [`Person: ${person}`] : []),
  ...(tag ? [`Tag: ${tag}`] : []),
  ...(due ? [`Frist: ${labelOf(TaskDue, due)}`] : []),
];
