import type { EmployeeRole } from '../../../../domain/basics/vocabulary.ts';
import type { Demo } from '../../../demo/Demo.ts';
import { demoEmployees } from '../../../demo/demoEmployees.ts';
import { datedRow, daysAgo, onWorkday } from '../../../demo/demoTime.ts';
import { Person, personIdOf } from './Person.ts';
import { User } from './User.ts';

const HIRED_DAYS_AGO = 400;

/** One employee of the reseller with each role. */
export const demo: Demo = {
  async addOnce({ write: { em }, passwordHash }) {
    for (const [role, { name, email }] of Object.entries(demoEmployees)) {
      const { id, createdAt } = datedRow(User.idPrefix, onWorkday(daysAgo(HIRED_DAYS_AGO), new Date(0)));
      const personId = personIdOf(id);
      const columns = { name, email, emailConfirmedAt: createdAt, createdAt };
      em.create(Person, { ...columns, id: personId, passwordHash });
      await em.flush();
      em.create(User, { ...columns, id, personId, role: 'EMPLOYEE', employeeRoles: [role as EmployeeRole] });
    }
    await em.flush();
  },
};
