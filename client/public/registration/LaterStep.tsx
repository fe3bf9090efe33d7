import type { RefObject } from 'react';
import type { StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import { DepartmentStep } from './DepartmentStep.tsx';
import { findConflict, type ConflictAnswers } from './findConflicts.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { sendRegistration } from './sendRegistration.ts';
import type { useRegistrationDraft } from './useRegistrationDraft.ts';
import { UserStep } from './UserStep.tsx';
import type { InputStep, StepKey, StepValues } from './wizardSteps.ts';
import { ZendeskStep } from './ZendeskStep.tsx';

interface LaterStepProps extends StepNavigation {
  step: Exclude<StepKey, 'company'>;
  /** The step that is shown now, also after an answer has been awaited. */
  shownStep: RefObject<StepKey>;
  registrationDraft: ReturnType<typeof useRegistrationDraft>;
  values: StepValues;
  conflictAnswers: RefObject<ConflictAnswers>;
  /** An admin registers a company for a customer. */
  isOnBehalf: boolean;
  /** Label of the button that sends the registration. */
  finishLabel: string;
  onNext: () => void;
  /** Opens a step, from which the user returns to the review. */
  onCorrect: (step: InputStep) => void;
  onGoTo: (step: InputStep) => void;
  onDone: (customerId: string) => Promise<void> | void;
}

/** A step after the first one. */
export function LaterStep({
  step,
  shownStep,
  registrationDraft,
  values,
  conflictAnswers,
  isOnBehalf,
  finishLabel,
  onNext,
  onCorrect,
  onGoTo,
  onDone,
  ...stepProps
}: LaterStepProps) {
  const { company, department, zendesk, user } = registrationDraft.forms;
  /** Goes on unless the subdomain is taken, or the user has changed it or left the step in the meantime. */
  const nextUnlessTaken = async () => {
    const sent = zendesk.getValues('zendeskSubdomain');
    const conflict = await findConflict(conflictAnswers.current, sent);
    if (shownStep.current !== step || zendesk.getValues('zendeskSubdomain') !== sent) return;
    if (conflict) zendesk.applyFieldErrors({ zendeskSubdomain: conflict });
    else onNext();
  };

  if (step === 'department')
    return <DepartmentStep {...stepProps} form={department} company={company} onNext={onNext} />;
  if (step === 'zendesk')
    return (
      <ZendeskStep
        {...stepProps}
        form={zendesk}
        departmentName={values.department.departmentName}
        isOnBehalf={isOnBehalf}
        onNext={nextUnlessTaken}
      />
    );
  if (step === 'user') return <UserStep {...stepProps} form={user} isOnBehalf={isOnBehalf} onNext={onNext} />;
  return (
    <ReviewStep
      {...stepProps}
      values={values}
      submitLabel={finishLabel}
      onChange={onCorrect}
      onFinish={() => sendRegistration({ registrationDraft, values, onGoTo, onDone })}
    />
  );
}
