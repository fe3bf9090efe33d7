import type { Room } from '../room.ts';
import { departmentById, departmentLoader } from './department.reads.ts';
import { AdminDepartmentsResolver, DepartmentResolver } from './department.resolver.ts';
import { Department } from './Department.ts';

export const departmentsRoom: Room = {
  name: 'departments',
  entities: [Department],
  resolvers: [DepartmentResolver, AdminDepartmentsResolver],
  nodes: [{ type: Department, fetch: departmentById, rows: departmentLoader }],
};

declare module '../live/events.ts' {
  interface Topics {
    'department.changed': true;
  }
}
