import { messageOf, PortalError } from '../../app/relay/errors.ts';
import { storeToken } from '../../app/relay/session.ts';
import { register } from './register.ts';
import { createRegistrationId } from './registrationDraft.ts';
import type { RegistrationForms, useRegistrationDraft } from './useRegistrationDraft.ts';
import { loadValidation } from './useValidation.ts';
import { steps, type InputStep, type StepValues } from './wizardSteps.ts';

interface Sending {
  registrationDraft: ReturnType<typeof useRegistrationDraft>;
  values: StepValues;
  /** Opens the first step with an error. */
  onGoTo: (step: InputStep) => void;
  onDone: (customerId: string) => Promise<void> | void;
}

/** Sends the registration. Returns an error message for the review, or undefined. */
export async function sendRegistration({
  registrationDraft: { draft, forms, updateDraft, deleteDraft },
  values,
  onGoTo,
  onDone,
}: Sending): Promise<string | undefined> {
  try {
    const { registration } = await loadValidation();
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
    onGoTo(failedSteps[0].key);
    return undefined;
  }
}

/**
 * Groups the server's field errors by step: 'zendesk.zendeskSubdomain' is the field zendeskSubdomain of the step
 * zendesk.
 */
export function errorsByStep(fields: Record<string, string>): { key: InputStep; fields: Record<string, string> }[] {
  return steps.flatMap(({ key }) => {
    if (key === 'review') return [];
    const stepErrors = Object.entries(fields)
      .filter(([name]) => name.startsWith(`${key}.`))
      .map(([name, message]) => [name.slice(key.length + 1), message]);
    return stepErrors.length ? [{ key, fields: Object.fromEntries(stepErrors) as Record<string, string> }] : [];
  });
}

/**
 * Shows the server's errors on the fields of a step. The form is submitted first, without sending anything: only after
 * a submit do its errors take the focus when the step is shown, and disappear when they are corrected.
 */
export async function showServerErrors(
  form: Pick<RegistrationForms[InputStep], 'handleSubmit' | 'applyFieldErrors'>,
  fields: Record<string, string>,
): Promise<void> {
  await form.handleSubmit(() => undefined)();
  form.applyFieldErrors(fields);
}
