import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { suggestSubdomain } from '../../../domain/companies/subdomain.ts';
import { useLazyForm } from '../../ui/form/useLazyForm.ts';
import {
  removeRegistrationDraft,
  readRegistrationDraft,
  writeRegistrationDraft,
  type RegistrationDraft,
} from './registrationDraft.ts';
import { loadValidation } from './useValidation.ts';
import type { InputStep, StepSchemas } from './wizardSteps.ts';

/**
 * The draft and one form for each step, which live as long as the wizard is open. Every change except the password is
 * also stored in the browser.
 */
export function useRegistrationDraft(storageKey: string) {
  const [draft] = useState(() => readRegistrationDraft(storageKey));
  const company = useLazyForm(resolverOf('company'), draft.company);
  const department = useLazyForm(resolverOf('department'), draft.department);
  const zendesk = useLazyForm(resolverOf('zendesk'), draft.zendesk);
  const user = useLazyForm<z.output<StepSchemas['user']>>(resolverOf('user'), { ...draft.user, password: '' });

  // The forms still emit changes while the user leaves the wizard. These must not store the deleted draft again.
  const isDeleted = useRef(false);
  const updateDraft = useCallback(
    (part: Partial<RegistrationDraft>) => {
      Object.assign(draft, part);
      if (!isDeleted.current) writeRegistrationDraft(storageKey, draft);
    },
    [draft, storageKey],
  );

  useEffect(() => {
    const proposeSubdomain = () => {
      if (draft.isSubdomainOwn) return;
      const name = draft.department.departmentName || draft.company.companyName;
      zendesk.setValue('zendeskSubdomain', suggestSubdomain(name, draft.startedAt), {
        shouldValidate: zendesk.getFieldState('zendeskSubdomain').invalid,
      });
    };
    const formState = { values: true };
    const unsubscribes = [
      company.subscribe({
        formState,
        callback: ({ values }) => {
          updateDraft({ company: values });
          proposeSubdomain();
        },
      }),
      department.subscribe({
        formState,
        callback: ({ values }) => {
          updateDraft({ department: values });
          proposeSubdomain();
        },
      }),
      zendesk.subscribe({
        formState,
        callback: ({ values, name, type }) => {
          const isTyped = name === 'zendeskSubdomain' && type === 'change';
          updateDraft({ zendesk: values, isSubdomainOwn: draft.isSubdomainOwn || isTyped });
        },
      }),
      user.subscribe({
        formState,
        callback: ({ values: { name, email, acceptTerms } }) => updateDraft({ user: { name, email, acceptTerms } }),
      }),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    // The forms themselves never change; only the objects around them are new with every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [updateDraft]);

  const deleteDraft = useCallback(() => {
    isDeleted.current = true;
    removeRegistrationDraft(storageKey);
  }, [storageKey]);
  return { draft, forms: { company, department, zendesk, user }, updateDraft, deleteDraft };
}

const resolverOf =
  <Key extends InputStep>(key: Key) =>
  async () =>
    (await loadValidation()).stepResolvers[key];

export type RegistrationForms = ReturnType<typeof useRegistrationDraft>['forms'];
