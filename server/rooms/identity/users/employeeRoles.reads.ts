import type { EmployeeRole } from '../../../../domain/basics/vocabulary.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** The roles of employees, by the id of the user. Only employees may read them. */
export const employeeRolesLoader = defineLoader(
  (admin) =>
    new RowLoader((ids) =>
      admin.read(
        sqlBuilder
          .selectFrom('user_account')
          .select(['id', 'employee_roles as roles'])
          .$narrowType<{ roles: EmployeeRole[] | null }>()
          .where('id', '=', equalsAny(ids)),
      ),
    ),
);
