import { useEffect, useState } from 'react';
import { registration } from '../../domain/validation/registration.ts';
import { messageOf, PortalError } from '../relay/errors.ts';
import { keepToken } from '../relay/session.ts';
import { listErrors } from '../ui/form/listErrors.ts';
import { useFocusOnStep } from '../ui/wizard/useFocusOnStep.ts';
import { useWizardStep } from '../ui/wizard/useWizardStep.ts';
import { Wizard } from '../ui/wizard/Wizard.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { DepartmentStep } from './DepartmentStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { UserStep } from './UserStep.tsx';
import { newRegistrationId } from './registrationDraft.ts';
import { useRegister } from './useRegister.ts';
import { useRegistrationDraft, type RegistrationForms } from './useRegistrationDraft.ts';
import { errorsByStep, furthestStep, indexOfStep, slugs, steps, type FilledStep } from './wizardSteps.ts';
import { ZendeskStep } from './ZendeskStep.tsx';

interface RegistrationWizardProps {
  /** Heading and text above the list of steps. */
  title: string;
  text: string;
  submitLabel: string;
  /** An admin fills it in for somebody else. */
  onBehalf?: boolean;
  /** Under which the draft is kept: a visitor's and an admin's are two. */
  storageKey: string;
  onDone: (customerId: string) => Promise<void> | void;
  onCancel: () => void;
}

/** A company with its first department, installation and user, made all at once at the end. */
export function RegistrationWizard({
  title,
  text,
  submitLabel,
  onBehalf = false,
  storageKey,
  onDone,
  onCancel,
}: RegistrationWizardProps) {
  const { draft, forms, keep, forget } = useRegistrationDraft(storageKey);
  const { company, department, zendesk, user } = forms;
  const values = {
    company: company.getValues(),
    department: department.getValues(),
    zendesk: zendesk.getValues(),
    user: user.getValues(),
  };
  const [current, goTo] = useWizardStep(slugs, indexOfStep(draft.step), furthestStep(values));
  const { key } = steps[current]!;
  useEffect(() => keep({ step: key }), [keep, key]);
  const { wizardRef, headingRef } = useFocusOnStep(
    key,
    key !== 'review' && listErrors(forms[key].formState.errors).length > 0,
  );
  const [isCancelling, setCancelling] = useState(false);
  const [register] = useRegister();

  const finish = async () => {
    try {
      const answer = await register({ input: { registrationId: draft.registrationId, ...registration.parse(values) } });
      const { token, customer } = answer.register;
      forget();
      // An admin who makes a company for somebody stays who they are.
      if (token) keepToken(token);
      await onDone(customer.id);
      return undefined;
    } catch (error) {
      // Another company was registered under this id, in another tab perhaps: the next attempt is one of its own.
      if (error instanceof PortalError && error.code === 'CONFLICT') keep({ registrationId: newRegistrationId() });
      const failed = errorsByStep(error instanceof PortalError ? error.fields : {});
      if (!failed[0]) return messageOf(error, 'An error occurred during registration');
      for (const { key: step, fields } of failed) await showServerErrors(forms[step], fields);
      goTo(indexOfStep(failed[0].key));
      return undefined;
    }
  };
  const leave = () => {
    forget();
    onCancel();
  };
  const cancel = () => (Object.values(company.getValues()).some(Boolean) ? setCancelling(true) : leave());

  const next = () => goTo(current + 1);
  const way = { headingRef, onCancel: cancel, onBack: current ? () => goTo(current - 1) : undefined };
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
      {key === 'company' && <CompanyStep {...way} form={company} onNext={next} />}
      {key === 'department' && <DepartmentStep {...way} form={department} company={company} onNext={next} />}
      {key === 'zendesk' && (
        <ZendeskStep
          {...way}
          form={zendesk}
          departmentName={values.department.departmentName}
          onBehalf={onBehalf}
          onNext={next}
        />
      )}
      {key === 'user' && <UserStep {...way} form={user} onBehalf={onBehalf} onNext={next} />}
      {key === 'review' && (
        <ReviewStep {...way} values={values} submitLabel={submitLabel} onChange={goTo} onFinish={finish} />
      )}
      <CancelDialog isOpen={isCancelling} onStay={() => setCancelling(false)} onLeave={leave} />
    </Wizard>
  );
}

/** Counts as an attempt of that step, so that the error takes focus where it is shown, and goes as soon as it is mended. */
async function showServerErrors(
  form: Pick<RegistrationForms[FilledStep], 'handleSubmit' | 'applyFieldErrors'>,
  fields: Record<string, string>,
): Promise<void> {
  await form.handleSubmit(() => undefined)();
  form.applyFieldErrors(fields);
}
