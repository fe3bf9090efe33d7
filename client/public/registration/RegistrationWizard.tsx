import { lazy, useEffect, useRef, useState } from 'react';
import type { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { listErrors } from '../../ui/form/listErrors.ts';
import { lazyModule } from '../../ui/lazyModule.ts';
import { useFocusOnStep } from '../../ui/wizard/useFocusOnStep.ts';
import { useWizardStep } from '../../ui/wizard/useWizardStep.ts';
import { Wizard } from '../../ui/wizard/Wizard.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import type { ConflictAnswers } from './findConflicts.ts';
import { useRegistrationDraft } from './useRegistrationDraft.ts';
import { useValidation } from './useValidation.ts';
import { furthestStep, indexOfStep, stepSlugs, steps, type InputStep } from './wizardSteps.ts';

/** Loads the code of the steps after the first one, while the user fills in the first. */
const loadLaterStep = () => import('./LaterStep.tsx');
const prefetchLaterStep = () => void loadLaterStep().catch(() => undefined);
const LaterStep = lazy(async () => ({ default: (await loadLaterStep()).LaterStep }));
const confirmModule = lazyModule(() => import('../../ui/ConfirmDialog.tsx'));

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
  const registrationDraft = useRegistrationDraft(storageKey);
  const { draft, forms, updateDraft, deleteDraft } = registrationDraft;
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
  const conflictAnswers = useRef<ConflictAnswers>(new Map());
  const { wizardRef, headingRef } = useFocusOnStep(
    key,
    key !== 'review' && listErrors(forms[key].formState.errors).length > 0,
  );
  useEffect(() => {
    document.addEventListener('focusin', prefetchLaterStep, { once: true });
    return () => document.removeEventListener('focusin', prefetchLaterStep);
  }, []);
  const [Confirm, setConfirm] = useState<typeof ConfirmDialog>();

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
      onGoBack={goTo}
      steps={steps.map((step, index) => ({ title: step.title, ...(index < current && { hint: hints[index]! }) }))}
    >
      {key === 'company' ? (
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
      ) : (
        <LaterStep
          {...stepProps}
          step={key}
          shownStep={shownStep}
          registrationDraft={registrationDraft}
          values={values}
          conflictAnswers={conflictAnswers}
          isOnBehalf={isOnBehalf}
          finishLabel={submitLabel}
          onNext={next}
          onCorrect={correct}
          onGoTo={(step) => goTo(indexOfStep(step))}
          onDone={onDone}
        />
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
