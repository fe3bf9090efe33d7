import type { History } from '../../../../domain/basics/history.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Room } from '../../../platform/room.ts';
import { departmentNodeLoader, departmentLoader } from './department.reads.ts';
import { AdminDepartmentsResolver, CustomerDepartmentsResolver, DepartmentResolver } from './department.resolver.ts';
import { Department } from './Department.ts';
import { departmentsRoutes } from './departments.rest.ts';

export const departmentsRoom: Room = {
  name: 'departments',
  rest: {
    name: 'Afdelinger',
    description: 'Departments of the company, with their billing addresses.',
    routes: departmentsRoutes,
  },
  entities: [Department],
  resolvers: [DepartmentResolver, CustomerDepartmentsResolver, AdminDepartmentsResolver],
  nodes: [{ type: Department, loader: departmentNodeLoader, rows: departmentLoader }],
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'department.changed': true;
  }
}

declare module '../../../platform/room.ts' {
  interface Room {
    /** Counts the room's records that keep a department from being deleted. */
    countDepartmentHistory?: (write: Write, departmentId: string) => Promise<History>;
    /** Deletes the room's other records of a department, in the transaction that deletes the department. */
    whenDepartmentIsDeleted?: (write: Write, departmentId: string) => Promise<void>;
  }
}
