import { z } from 'zod';
import { CompanyRole, enumOf } from '../../../../domain/basics/vocabulary.ts';
import { isSameSet, readSubjects, subjectsOfRole, type Access } from '../../../parts/rights/access.ts';
import { accessFields } from '../../../parts/rights/accessForm.ts';

/** The rights of a user of the company: the role, and what of the company the user sees. */
export interface RightsValues extends Access {
  companyRole: CompanyRole;
}

export const rightsForm = z.object({ companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle'), ...accessFields });

interface StoredRights {
  readonly companyRole: string;
  readonly subjects: readonly string[] | null | undefined;
  readonly departmentIds: readonly string[] | null | undefined;
}

/** The values with which the form begins. The ids are sorted, so that their order is no change. */
export const rightsValues = ({ companyRole, subjects, departmentIds }: StoredRights): RightsValues => ({
  companyRole: companyRole as CompanyRole,
  subjects: readSubjects(subjects),
  departmentIds: departmentIds?.toSorted() ?? null,
});

/** Whether somebody sees something else than the role gives. */
export const isAdjusted = (stored: StoredRights): boolean => {
  const { companyRole, subjects, departmentIds } = rightsValues(stored);
  return departmentIds !== null || !isSameSet(subjects, subjectsOfRole(companyRole));
};

/** The input to send. An administrator of the company sees everything. */
export const rightsInput = ({ companyRole, subjects, departmentIds }: RightsValues) =>
  companyRole === 'ADMINISTRATOR'
    ? { companyRole, subjects: null, departmentIds: null }
    : { companyRole, subjects, departmentIds };
