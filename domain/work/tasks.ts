/** A status of a ClickUp list. The reseller names the statuses of each list. */
export interface TaskStatus {
  status: string;
  color: string;
  orderindex: number;
  /** `open`, `custom`, `done` or `closed`. */
  type: string;
}

/** The name of the status in which a task waits for the customer's approval. */
export const APPROVAL_STATUS = 'client approval';
const COMPLETE_STATUS = 'complete';

/** By when a task is due, as boards are filtered. */
export const TaskDue = {
  OVERDUE: { label: 'Overskredet' },
  THIS_WEEK: { label: 'Denne uge' },
  NEXT_30_DAYS: { label: 'Næste 30 dage' },
  NONE: { label: 'Uden frist' },
} as const;
export type TaskDue = keyof typeof TaskDue;

/** For whom a task waits, as admins see it. */
export const TaskWaitsFor = {
  RESELLER: { label: 'Afventer os' },
  CUSTOMER: { label: 'Afventer kunden' },
  NOBODY: { label: 'Afventer ingen' },
} as const;
export type TaskWaitsFor = keyof typeof TaskWaitsFor;

/** A customer's comment waits for an answer for at most this many days. */
export const ANSWER_DAYS = 90;

/** A task counts as new for this many days after its creation, until the user opens it. */
export const NEW_TASK_DAYS = 14;

/** How long an approval can be undone before it is sent to ClickUp. */
export const APPROVAL_UNDO_SECONDS = 10;

/** Normalizes the name of a status for comparison; ClickUp ignores case too. */
export const statusKey = (status: string): string => status.trim().toLowerCase();

/** The Danish names of the statuses that ClickUp suggests for a list, and of the one that the portal needs. */
const statusNames: Readonly<Record<string, string>> = {
  backlog: 'Idéer',
  new: 'Ny',
  open: 'Ikke begyndt',
  'to do': 'Klar til start',
  planned: 'Planlagt',
  ready: 'Klar',
  pending: 'Afventer',
  'in progress': 'I gang',
  'on hold': 'På pause',
  waiting: 'Venter',
  blocked: 'Sidder fast',
  testing: 'Testes',
  review: 'Til gennemsyn',
  'in review': 'Bliver set igennem',
  'internal review': 'Internt gennemsyn',
  [APPROVAL_STATUS]: 'Til godkendelse',
  approved: 'Godkendt',
  rejected: 'Afvist',
  done: 'Udført',
  [COMPLETE_STATUS]: 'Færdig',
  completed: 'Fuldført',
  closed: 'Lukket',
  cancelled: 'Annulleret',
};

/** The name of a status on screen. A name that the reseller has made up is shown as it is. */
export function statusName(status: string): string {
  const key = statusKey(status);
  return Object.hasOwn(statusNames, key) ? statusNames[key]! : status;
}

export const isApprovalStatus = (status: string): boolean => statusKey(status) === APPROVAL_STATUS;

export const isClosedType = (type: string): boolean => type === 'closed' || type === 'done';

/** The status of a task after its approval: the list's 'complete', or else the last one that closes a task. */
export function approvedStatus(statuses: readonly TaskStatus[]): string | undefined {
  const completeStatus = statuses.find(({ status }) => statusKey(status) === COMPLETE_STATUS);
  return (
    completeStatus ??
    statuses.findLast(({ type }) => type === 'closed') ??
    statuses.findLast(({ type }) => type === 'done')
  )?.status;
}

/** Merges the statuses of several lists into one column for each name, at its leftmost position in any list. */
export function mergeStatuses(lists: readonly (readonly TaskStatus[])[]): TaskStatus[] {
  const merged = new Map<string, TaskStatus>();
  for (const status of lists.flat()) {
    const earlier = merged.get(statusKey(status.status));
    if (!earlier || status.orderindex < earlier.orderindex)
      merged.set(statusKey(status.status), earlier ? { ...earlier, orderindex: status.orderindex } : status);
  }
  // Closing statuses come last. By position alone, the last status of a short list would be in the middle.
  return [...merged.values()].toSorted(
    (one, other) =>
      rank(one) - rank(other) || one.orderindex - other.orderindex || one.status.localeCompare(other.status, 'da'),
  );
}

const rank = ({ type }: TaskStatus) =>
  ['open', 'custom', 'done', 'closed'].indexOf(
    type === 'open' || type === 'done' || type === 'closed' ? type : 'custom',
  );
