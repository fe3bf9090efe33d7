import type { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { presetOf } from '../../../domain/identity/presets.ts';
import { ALL_SUBJECTS, type LimitedAccessValues } from '../../parts/rights/access.ts';
import { accessText } from '../../parts/rights/accessText.ts';
import { LimitedAccess } from '../../parts/rights/LimitedAccess.tsx';
import { OwnDepartmentChoice } from '../../parts/rights/OwnDepartmentChoice.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';

interface PersonAccessProps<Values extends LimitedAccessValues> {
  form: AppForm<Values>;
  /** The chosen role. An administrator sees everything, so that there is nothing to choose. */
  role: CompanyRole | null | undefined;
}

/** What a new user may see. */
export function PersonAccess<Values extends LimitedAccessValues>({ form, role }: PersonAccessProps<Values>) {
  if (!role || role === 'ADMINISTRATOR') return null;
  const preset = presetOf(role) ?? [...ALL_SUBJECTS];
  const words = accessText({ subjects: preset, departmentIds: null }).toLocaleLowerCase('da');
  return (
    <LimitedAccess
      form={form}
      label="Tilpas adgangen"
      hint={`Ser ${words} i alle afdelinger.`}
      suggested={preset}
      Departments={OwnDepartmentChoice}
    />
  );
}
