/** A status of a task tool's list. What it is called is the reseller's own choice, list by list. */
export interface TaskStatus {
  status: string;
  color: string;
  orderindex: number;
  /** `open`, `custom`, `done` or `closed`. */
  type: string;
}

/** Where a task waits for its customer. */
export const APPROVAL_STATUS = 'client approval';
const COMPLETE_STATUS = 'complete';

/** Statuses are the same in any case, as they are to the task tool. */
export const statusKey = (status: string): string => status.trim().toLowerCase();

export const isApproval = (status: string): boolean => statusKey(status) === APPROVAL_STATUS;

export const isClosedType = (type: string): boolean => type === 'closed' || type === 'done';

/** What an approved task becomes: the list's 'complete', else the one that closes it. */
export function approvedStatus(statuses: readonly TaskStatus[]): string | undefined {
  const named = statuses.find(({ status }) => statusKey(status) === COMPLETE_STATUS);
  return (
    named ??
    statuses.findLast(({ type }) => type === 'closed') ??
    statuses.findLast(({ type }) => type === 'done')
  )?.status;
}

/** One column per name over all lists, each as far left as it stands in any of them. */
export function mergedStatuses(lists: readonly (readonly TaskStatus[])[]): TaskStatus[] {
  const merged = new Map<string, TaskStatus>();
  for (const status of lists.flat()) {
    const known = merged.get(statusKey(status.status));
    if (!known || status.orderindex < known.orderindex)
      merged.set(statusKey(status.status), known ? { ...known, orderindex: status.orderindex } : status);
  }
  // What closes a task stands last, wherever one list has it: lists of different lengths would put it in the middle.
  return [...merged.values()].toSorted(
    (one, other) =>
      rank(one) - rank(other) || one.orderindex - other.orderindex || one.status.localeCompare(other.status, 'da'),
  );
}

const rank = ({ type }: TaskStatus) =>
  ['open', 'custom', 'done', 'closed'].indexOf(
    type === 'open' || type === 'done' || type === 'closed' ? type : 'custom',
  );
