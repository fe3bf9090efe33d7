import type { Action } from '../../../platform/access/policy.ts';
import type { TargetIds } from './findTarget.ts';

/** What an employee of the reseller must be allowed to do to add and delete files at a thing. */
export const areaOf = ({ taskId }: Pick<TargetIds, 'taskId'>): Action => (taskId ? 'support' : 'sell');
