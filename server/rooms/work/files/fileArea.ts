import type { Action } from '../../../platform/access/policy.ts';
/** What an employee of the reseller must be allowed to do to add and delete files at a thing. */
export function areaOf({ taskId, eventId }: { taskId?: string | null | undefined; eventId?: string | null }): Action {
  if (taskId) return 'support';
  return eventId ? 'runEvents' : 'sell';
}
