import { LockMode } from '@mikro-orm/postgresql';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput } from '../../../platform/errors.ts';
import { Department } from '../../companies/departments/Department.ts';
import { User } from '../../identity/users/User.ts';

interface BuyerFields {
  departmentId: string;
  userId?: string | null | undefined;
}

/**
 * Finds the department of an admin's form about a clip card or an agreement, and locks it against deletion until the
 * transaction ends. `customerId` is the company of existing goods, and is left out for new ones.
 *
 * @throws AppError BAD_USER_INPUT for a department that is unknown or not of `customerId`, and for a buyer who is no
 * user of the department's company.
 */
export async function findBuyingDepartment(
  { em }: Write,
  { departmentId, userId }: BuyerFields,
  customerId?: string,
): Promise<Department> {
  const department = await em.findOne(Department, { id: departmentId }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!department || (customerId && department.customerId !== customerId))
    throw badInput({ departmentId: 'Afdelingen findes ikke' }, 'NOT_FOUND');
  if (userId && !(await em.findOne(User, { id: userId, customerId: department.customerId })))
    throw badInput({ userId: 'Brugeren findes ikke' }, 'NOT_FOUND');
  return department;
}
