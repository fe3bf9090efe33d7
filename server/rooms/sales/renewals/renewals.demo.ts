import type { Demo } from '../../../demo/Demo.ts';
import { License } from '../licenses/License.ts';
import { RenewalPlan } from './RenewalPlan.ts';

const notes = [
  'Kunden vender tilbage med antal',
  'Vil have et tilbud på Suite Professional',
  'Aftalt på telefon: fornys uændret',
  null,
] as const;

export const demo: Demo = {
  /** Adds a plan for about every other active licence of the company; the other licences stay without a plan. */
  addToDepartment(department) {
    const { em, company } = department;
    const all = company.departments.flatMap((each) => each.rowsOf(License));
    for (const license of department.rowsOf(License)) {
      const n = company.index + all.indexOf(license);
      if (license.status !== 'ACTIVE' || n % 2 === 0) continue;
      em.create(RenewalPlan, {
        subjectId: license.id,
        ownerId: company.contact.id,
        note: notes[(n >> 1) % notes.length],
      });
    }
  },
};
