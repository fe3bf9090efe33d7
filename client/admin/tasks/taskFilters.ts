import { statusKey, TaskWaitsFor } from '../../../domain/work/tasks.ts';
import { parseKey } from '../../ui/parseKey.ts';

/** Whether the tasks of a list are done. */
export const TaskState = {
  OPEN: { label: 'Åbne' },
  CLOSED: { label: 'Afsluttede' },
} as const;

export interface AdminTaskFilters {
  filter: { search: string | null; person: string | null } | null;
  customerId: string | null;
  status: string | null;
  isOpen: boolean | null;
  waitsFor: TaskWaitsFor | null;
}

const IS_OPEN = { OPEN: true, CLOSED: false };

/** Reads the filters from the address. Unknown values are ignored. */
export function parseTaskFilters(searchParams: URLSearchParams): AdminTaskFilters {
  const textOf = (name: string) => searchParams.get(name)?.trim() || null;
  const search = textOf('q');
  const person = textOf('person');
  const state = parseKey(TaskState, searchParams.get('vis'));
  return {
    filter: search || person ? { search, person } : null,
    customerId: textOf('virksomhed'),
    status: textOf('status'),
    isOpen: state && IS_OPEN[state],
    waitsFor: parseKey(TaskWaitsFor, searchParams.get('afventer')),
  };
}

interface Filterable {
  readonly status: string;
  readonly isOpen: boolean;
  readonly waitsFor: string;
  readonly assignees: readonly { readonly name: string }[];
}

/**
 * Whether a task that has changed still belongs in the list. The search and the company are left out: only the server
 * searches, and a task stays with its company.
 */
export const matchesTaskFilters = (task: Filterable, { filter, status, isOpen, waitsFor }: AdminTaskFilters): boolean =>
  (!filter?.person || task.assignees.some(({ name }) => name === filter.person)) &&
  (!status || statusKey(task.status) === statusKey(status)) &&
  (isOpen === null || task.isOpen === isOpen) &&
  (!waitsFor || task.waitsFor === waitsFor);
