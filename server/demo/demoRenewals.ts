import type { License } from '../licenses/License.ts';
import { RenewalPlan } from '../renewals/RenewalPlan.ts';

const notes = [
  'Kunden vender tilbage med antal',
  'Vil have et tilbud på Suite Professional',
  'Aftalt på telefon: fornys uændret',
  null,
] as const;

/** A renewal plan for every other active licence, so that the remaining ones are still undecided. */
export function renewalPlanOf({ id: subjectId, status }: License, ownerId: string, n: number): RenewalPlan[] {
  return status === 'ACTIVE' && n % 2
    ? [Object.assign(new RenewalPlan(), { subjectId, ownerId, note: notes[(n >> 1) % notes.length] })]
    : [];
}
