import { Suspense, type ComponentType } from 'react';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Skeleton } from '../../ui/Meters.tsx';
import type { LimitedAccessValues } from './access.ts';
import type { DepartmentField } from './DepartmentChoice.tsx';
import styles from './Rights.module.css';
import { SubjectSwitches } from './SubjectSwitches.tsx';

interface LimitedAccessProps<Values extends LimitedAccessValues> {
  form: AppForm<Values>;
  /** The label of the checkbox that shows the fields, such as 'Tilpas, hvad personen kan se'. */
  label: string;
  /** Says what is seen otherwise. */
  hint: string;
  /** The subjects with which the fields begin. */
  suggested: LimitedAccessValues['subjects'];
  /** The choice among the departments of the company. */
  Departments: ComponentType<DepartmentField>;
}

/** The part of a dialog that limits what a person or a token sees. The fields appear when they are asked for. */
export function LimitedAccess<Values extends LimitedAccessValues>(props: LimitedAccessProps<Values>) {
  const { label, hint, suggested, Departments } = props;
  // The fields of the form that this part knows.
  const form = props.form as unknown as AppForm<LimitedAccessValues>;
  const [isLimited, subjects, chosen] = form.watch(['isLimited', 'subjects', 'departmentIds']);
  const limit = (isNowLimited: boolean) => {
    form.setValue('isLimited', isNowLimited, { shouldDirty: true });
    form.setValue('subjects', suggested);
    form.setValue('departmentIds', null);
    form.clearErrors(['subjects', 'departmentIds']);
  };
  return (
    <div className={styles.limited}>
      <div>
        <Checkbox checked={isLimited} onChange={({ target }) => limit(target.checked)}>
          {label}
        </Checkbox>
        {!isLimited && <p className={styles.hint}>{hint}</p>}
      </div>
      {isLimited && (
        <>
          <div className={styles.box}>
            <SubjectSwitches
              chosen={subjects}
              onChange={(next) => form.setValue('subjects', next, { shouldDirty: true })}
            />
          </div>
          <ScreenBoundary title="Kunne ikke hente afdelinger">
            <Suspense fallback={<Skeleton height={80} />}>
              <Departments
                chosen={chosen}
                onChange={(next) =>
                  form.setValue('departmentIds', next, {
                    shouldDirty: true,
                    shouldValidate: form.formState.isSubmitted,
                  })
                }
                error={form.formState.errors.departmentIds?.message}
              />
            </Suspense>
          </ScreenBoundary>
        </>
      )}
    </div>
  );
}
