import { lazy, useEffect, useRef, useState } from 'react';
import { messageOf, PortalError } from '../relay/errors.ts';
import { storeToken } from '../relay/session.ts';
import type { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { listErrors } from '../ui/form/listErrors.ts';
import { lazyModule } from '../ui/lazyModule.ts';
import { useFocusOnStep } from '../ui/wizard/useFocusOnStep.ts';
import { useWizardStep } from '../ui/wizard/useWizardStep.ts';
import { Wizard } from '../ui/wizard/Wizard.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { createRegistrationId } from './registrationDraft.ts';
import { useConflictCheck } from './useConflictCheck.ts';
import { useRegistrationDraft, type RegistrationForms } from './useRegistrationDraft.ts';
import { loadValidation, useValidation } from './useValidation.ts';
import { errorsByStep, furthestStep, indexOfStep, stepSlugs, steps, type InputStep } from './wizardSteps.ts';

const loadLaterSteps = () => import('./LaterSteps.tsx');
const prefetchLaterSteps = () => void loadLaterSteps().catch(() => undefined);
const DepartmentStep = lazy(async () => ({ default: (await loadLaterSteps()).DepartmentStep }));
const ZendeskStep = lazy(async () => ({ default: (await loadLaterSteps()).ZendeskStep }));
const UserStep = lazy(async () => ({ default: (await loadLaterSteps()).UserStep }));
const ReviewStep = lazy(async () => ({ default: (await loadLaterSteps()).ReviewStep }));
const confirmModule = lazyModule(() => import('../ui/ConfirmDialog.tsx'));

interface RegistrationWizardProps {
  /** Heading and text above the list of steps. */
  title: string;
  text: string;
  submitLabel: string;
  /** An admin registers a company for a customer. */
  isOnBehalf?: boolean;
  /** Key of the draft in local storage. A visitor's and an admin's drafts have different keys. */
  storageKey: string;
  onDone: (customerId: string) => Promise<void> | void;
  onCancel: () => void;
}

/**
 * The steps of registering a company with its first department, installation and user. Nothing is sent before the last
 * step.
 */
export function RegistrationWizard({
  title,
  text,
  submitLabel,
  isOnBehalf = false,
  storageKey,
  onDone,
  onCancel,
}: RegistrationWizardProps) {
  const { draft, forms, updateDraft, deleteDraft } = useRegistrationDraft(storageKey);
  const { company, department, zendesk, user } = forms;
  const [isBegun] = useState(() => hasInput(draft.company));
  const validation = useValidation(isBegun);
  const values = {
    company: company.getValues(),
    department: department.getValues(),
    zendesk: zendesk.getValues(),
    user: user.getValues(),
  };
  const [current, goTo] = useWizardStep(
    stepSlugs,
    indexOfStep(draft.step),
    validation ? furthestStep(values, validation.stepSchemas) : 0,
  );
  const { key } = steps[current]!;
  const shownStep = useRef(key);
  useEffect(() => {
    shownStep.current = key;
    updateDraft({ step: key, ...(key === 'review' && { correctedStep: undefined }) });
  }, [updateDraft, key]);
  const [filled, setFilled] = useState(draft.filled);
  const findConflict = useConflictCheck();
  const { wizardRef, headingRef } = useFocusOnStep(
    key,
    key !== 'review' && listErrors(forms[key].formState.errors).length > 0,
  );
  useEffect(() => {
    document.addEventListener('focusin', prefetchLaterSteps, { once: true });
    return () => document.removeEventListener('focusin', prefetchLaterSteps);
  }, []);
  const [Confirm, setConfirm] = useState<typeof ConfirmDialog>();

  const finish = async () => {
    try {
      const [{ registration }, { register }] = await Promise.all([loadValidation(), loadLaterSteps()]);
      const { token, customer } = await register({
        registrationId: draft.registrationId,
        ...registration.parse(values),
      });
      deleteDraft();
      // The server returns no token to an admin, who stays signed in.
      if (token) storeToken(token);
      await onDone(customer.id);
      return undefined;
    } catch (error) {
      // Another registration was sent with this id, perhaps from another tab, so the next attempt gets a new id.
      if (error instanceof PortalError && error.code === 'CONFLICT')
        updateDraft({ registrationId: createRegistrationId() });
      const failedSteps = errorsByStep(error instanceof PortalError ? error.fields : {});
      if (!failedSteps[0]) return messageOf(error, 'An error occurred during registration');
      for (const { key: step, fields } of failedSteps) await showServerErrors(forms[step], fields);
      if (failedSteps.length === 1) updateDraft({ correctedStep: failedSteps[0].key });
      goTo(indexOfStep(failedSteps[0].key));
      return undefined;
    }
  };
  const discardAndLeave = () => {
    deleteDraft();
    onCancel();
  };
  const cancel = () =>
    hasInput(company.getValues())
      ? confirmModule.use((module) => setConfirm(() => module.ConfirmDialog))
      : discardAndLeave();

  const correct = (step: InputStep) => {
    updateDraft({ correctedStep: step });
    goTo(indexOfStep(step));
  };
  const isCorrecting = draft.correctedStep === key;
  const next = () => goTo(isCorrecting ? indexOfStep('review') : current + 1);
  /** Goes on unless somebody else has the value, or the user has changed it or left the step in the meantime. */
  const nextUnlessTaken = async (
    field: 'email' | 'subdomain',
    read: () => string,
    show: (conflict: string) => void,
  ) => {
    const value = read();
    const conflict = await findConflict(field, value);
    if (shownStep.current !== key || read() !== value) return;
    if (conflict) show(conflict);
    else next();
  };
  const stepProps = {
    headingRef,
    onCancel: cancel,
    onBack: current ? () => goTo(current - 1) : undefined,
    ...(isCorrecting && { submitLabel: 'Tilbage til gennemsyn' }),
  };
  const hints = [
    values.company.companyName,
    values.department.departmentName,
    values.zendesk.zendeskSubdomain,
    values.user.name,
  ];
  return (
    <Wizard
      ref={wizardRef}
      title={title}
      text={text}
      current={current}
      steps={steps.map((step, index) => ({ title: step.title, ...(index < current && { hint: hints[index]! }) }))}
    >
      {key === 'company' && (
        <CompanyStep
          {...stepProps}
          form={company}
          filled={filled}
          onFilled={(fields) => {
            setFilled(fields);
            updateDraft({ filled: fields });
          }}
          onNext={next}
        />
      )}
      {key === 'department' && <DepartmentStep {...stepProps} form={department} company={company} onNext={next} />}
      {key === 'zendesk' && (
        <ZendeskStep
          {...stepProps}
          form={zendesk}
          departmentName={values.department.departmentName}
          isOnBehalf={isOnBehalf}
          onNext={() =>
            nextUnlessTaken(
              'subdomain',
              () => zendesk.getValues('zendeskSubdomain'),
              (conflict) => zendesk.applyFieldErrors({ zendeskSubdomain: conflict }),
            )
          }
        />
      )}
      {key === 'user' && (
        <UserStep
          {...stepProps}
          form={user}
          isOnBehalf={isOnBehalf}
          onNext={() =>
            nextUnlessTaken(
              'email',
              () => user.getValues('email'),
              (conflict) => user.applyFieldErrors({ email: conflict }),
            )
          }
        />
      )}
      {key === 'review' && (
        <ReviewStep {...stepProps} values={values} submitLabel={submitLabel} onChange={correct} onFinish={finish} />
      )}
      {Confirm && (
        <Confirm
          title="Vil du annullere oprettelsen?"
          isOpen
          confirmLabel="Slet og forlad"
          cancelLabel="Bliv her"
          danger
          onCancel={() => setConfirm(undefined)}
          onConfirm={discardAndLeave}
        >
          Det, du har skrevet i guiden, bliver slettet.
        </Confirm>
      )}
    </Wizard>
  );
}

const hasInput = (values: object) => Object.values(values).some(Boolean);

/**
 * Shows the server's errors on the fields of a step. The form is submitted first, without sending anything: only after
 * a submit do its errors take the focus when the step is shown, and disappear when they are corrected.
 */
async function showServerErrors(
  form: Pick<RegistrationForms[InputStep], 'handleSubmit' | 'applyFieldErrors'>,
  fields: Record<string, string>,
): Promise<void> {
  await form.handleSubmit(() => undefined)();
  form.applyFieldErrors(fields);
}
