import { useCallback, useEffect, useRef, useState } from 'react';
import { subdomainFor } from '../../domain/subdomain.ts';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { forgetDraft, readDraft, writeDraft, type RegistrationDraft } from './registrationDraft.ts';
import { schemas } from './wizardSteps.ts';

/** A form per step, alive as long as the wizard, and every keystroke but the password's remembered beyond that. */
export function useRegistrationDraft(storageKey: string) {
  const [begun] = useState(() => readDraft(storageKey));
  const company = useAppForm(schemas.company, begun.company);
  const department = useAppForm(schemas.department, begun.department);
  const zendesk = useAppForm(schemas.zendesk, begun.zendesk);
  const user = useAppForm(schemas.user, { ...begun.user, password: '' });

  // The forms still live on the way out, and must not store again what was forgotten.
  const isForgotten = useRef(false);
  const keep = useCallback(
    (part: Partial<RegistrationDraft>) => {
      Object.assign(begun, part);
      if (!isForgotten.current) writeDraft(storageKey, begun);
    },
    [begun, storageKey],
  );

  useEffect(() => {
    const propose = () => {
      if (begun.isSubdomainOwn) return;
      const name = begun.department.departmentName || begun.company.companyName;
      zendesk.setValue('zendeskSubdomain', subdomainFor(name, begun.startedAt), {
        shouldValidate: zendesk.getFieldState('zendeskSubdomain').invalid,
      });
    };
    const formState = { values: true };
    const stops = [
      company.subscribe({
        formState,
        callback: ({ values }) => {
          keep({ company: values });
          propose();
        },
      }),
      department.subscribe({
        formState,
        callback: ({ values }) => {
          keep({ department: values });
          propose();
        },
      }),
      zendesk.subscribe({
        formState,
        callback: ({ values, name, type }) => {
          const isTyped = name === 'zendeskSubdomain' && type === 'change';
          keep({ zendesk: values, isSubdomainOwn: begun.isSubdomainOwn || isTyped });
        },
      }),
      user.subscribe({
        formState,
        callback: ({ values: { name, email, acceptTerms } }) => keep({ user: { name, email, acceptTerms } }),
      }),
    ];
    return () => stops.forEach((stop) => stop());
    // What the forms are made of stays the same; only their wrapping is new with every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [keep]);

  const forget = useCallback(() => {
    isForgotten.current = true;
    forgetDraft(storageKey);
  }, [storageKey]);
  return { draft: begun, forms: { company, department, zendesk, user }, keep, forget };
}

export type RegistrationForms = ReturnType<typeof useRegistrationDraft>['forms'];
