import { useEffect } from 'react';
import type { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { rightsInWords } from '../../../domain/identity/rightsInWords.ts';
import { subjectsOfRole, type LimitedAccessValues } from '../../parts/rights/access.ts';
import { LimitedAccess } from '../../parts/rights/LimitedAccess.tsx';
import { OwnDepartmentChoice } from '../../parts/rights/OwnDepartmentChoice.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';

interface PersonAccessProps<Values extends LimitedAccessValues> {
  form: AppForm<Values>;
  /** The chosen role. An administrator sees everything, so that there is nothing to choose. */
  role: CompanyRole | null | undefined;
}

/** The subjects and departments that a new user may see. */
export function PersonAccess<Values extends LimitedAccessValues>({ form, role }: PersonAccessProps<Values>) {
  const { setValue } = form as unknown as AppForm<LimitedAccessValues>;
  // Each role brings its subjects, so that none stays chosen that was suggested for another role. The hidden fields of
  // an administrator must not keep an error.
  useEffect(() => {
    if (role) setValue('subjects', subjectsOfRole(role));
    if (role !== 'ADMINISTRATOR') return;
    setValue('isLimited', false);
    setValue('departmentIds', null);
  }, [role, setValue]);
  if (!role || role === 'ADMINISTRATOR') return null;
  return (
    <LimitedAccess
      form={form}
      label="Tilpas adgangen"
      hint={rightsInWords({ companyRole: role, subjects: subjectsOfRole(role), departmentNames: null }).join(' ')}
      suggested={subjectsOfRole(role)}
      Departments={OwnDepartmentChoice}
    />
  );
}
