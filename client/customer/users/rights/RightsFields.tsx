import { CompanyRole, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { roleTexts } from '../../../../domain/identity/rightsTexts.ts';
import { useAllPages, type RemainingPages } from '../../../app/relay/useMorePages.ts';
import { subjectsOfRole } from '../../../parts/rights/access.ts';
import { DepartmentChoice, type DepartmentOption } from '../../../parts/rights/DepartmentChoice.tsx';
import { SubjectSwitches } from '../../../parts/rights/SubjectSwitches.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { RadioCards } from '../../../ui/Choice.tsx';
import type { AppForm } from '../../../ui/form/useAppForm.ts';
import styles from './Rights.module.css';
import type { RightsValues } from './rightsForm.ts';
import { RightsSummary } from './RightsSummary.tsx';

interface RightsFieldsProps {
  form: AppForm<RightsValues>;
  /** The departments of the company. */
  scope: { departments: readonly DepartmentOption[]; more: RemainingPages };
  name: string;
}

/** The role, the subjects and the departments of a user, and what they come to in words. */
export function RightsFields({ form, scope: { departments, more }, name }: RightsFieldsProps) {
  const { errors, isDirty, isSubmitted } = form.formState;
  const [companyRole, subjects, departmentIds] = form.watch(['companyRole', 'subjects', 'departmentIds']);
  // The summary names the chosen departments, so that all of them are fetched.
  useAllPages(more, departmentIds?.some((id) => !departments.some((department) => department.id === id)) ?? false);
  const isAdministrator = companyRole === 'ADMINISTRATOR';
  const set = <Field extends keyof RightsValues>(field: Field, value: RightsValues[Field]) =>
    form.setValue(field, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
  const chooseRole = (role: CompanyRole) => {
    set('companyRole', role);
    set('subjects', subjectsOfRole(role));
    if (role === 'ADMINISTRATOR') set('departmentIds', null);
  };
  return (
    <div className={styles.split}>
      <div className={styles.column}>
        <RightsSummary
          name={name}
          values={{ companyRole, subjects, departmentIds }}
          departments={departments}
          isDirty={isDirty}
        />
        <Card flush>
          <CardHead
            title="Emner"
            text={
              isAdministrator
                ? 'En kontoadministrator ser alt i virksomheden.'
                : 'Det, der er slået fra, vises slet ikke.'
            }
          />
          <SubjectSwitches
            chosen={subjects}
            onChange={(chosen) => set('subjects', chosen)}
            isDisabled={isAdministrator}
          />
        </Card>
        {!isAdministrator && (
          <Card>
            <DepartmentChoice
              departments={departments}
              more={more}
              chosen={departmentIds}
              onChange={(chosen) => set('departmentIds', chosen?.toSorted() ?? null)}
              error={errors.departmentIds?.message}
            />
          </Card>
        )}
      </div>
      <div className={styles.roles}>
        <Card>
          <RadioCards
            label="Rolle"
            name="companyRole"
            selected={companyRole}
            error={errors.companyRole?.message}
            onChange={({ target }) => chooseRole(target.value as CompanyRole)}
            options={valuesOf(CompanyRole).map((role) => ({
              value: role,
              title: CompanyRole[role].label,
              text: roleTexts[role],
            }))}
          />
        </Card>
      </div>
    </div>
  );
}
