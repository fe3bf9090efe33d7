import { CircleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { controlOf, focusControl, messageWithName, nameOfControl } from './fieldControls.ts';
import styles from './Form.module.css';
import { listErrors } from './listErrors.ts';
import type { AppForm } from './useAppForm.ts';

interface ErrorSummaryProps<Values extends FieldValues> {
  form: AppForm<Values>;
  element: RefObject<HTMLFormElement | null>;
}

/**
 * Shows the errors of a form after a submit. Several errors become a list that takes the focus and links to the fields;
 * a single error gives the focus to its field. An error of a field that is not on screen is listed too, so that the
 * form never refuses a submit without a reason. When a field leaves the screen, its error is cleared.
 */
export function ErrorSummary<Values extends FieldValues>({ form, element }: ErrorSummaryProps<Values>) {
  const { errors, submitCount } = form.formState;
  const summary = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ attempt: number; errors: ShownError[] }>({ attempt: 0, errors: [] });
  // Names and order come from the DOM, which changes without the errors when a field appears or disappears. So the
  // effect runs after every render, and sets the state only when the result differs.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const listed = element.current ? errorsOnScreen(errors, element.current) : [];
    const hidden = shown.attempt === submitCount ? listed.filter((error) => hasLeftScreen(error, shown.errors)) : [];
    if (hidden.length) form.clearErrors(hidden.map(({ field }) => field as FieldPath<Values>));
    const found = listed.filter((error) => !hidden.includes(error));
    if (shown.attempt !== submitCount || !areSame(found, shown.errors))
      setShown({ attempt: submitCount, errors: found });
  });
  const first = shown.errors[0]?.control;
  useEffect(() => {
    if (shown.attempt === 0) return;
    if (summary.current) summary.current.focus();
    else if (first) focusControl(first);
    // Only a new submit moves the focus; while the user corrects a field, the focus stays there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown.attempt, shown.errors.length > 0]);
  const count = shown.errors.length;
  if (count === 0 || (count === 1 && first)) return null;
  return (
    <div className={styles.summary} ref={summary} tabIndex={-1} role="alert">
      <CircleAlert aria-hidden />
      <div>
        <h2>Ret {count === 1 ? 'en fejl' : `${count} felter`} for at fortsætte</h2>
        <ul>
          {mergeSharedMessages(shown.errors).map(({ field, text, control }) => (
            <li key={field}>
              {control ? (
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusControl(control);
                  }}
                >
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ShownError {
  field: string;
  message: string;
  /** The message, preceded by the field's name unless the message contains the name. */
  text: string;
  /** Undefined while the field is not on screen. */
  control: HTMLElement | undefined;
}

/** Whether the form no longer shows a field that was on screen with its error; the error then no longer applies. */
const hasLeftScreen = ({ field, control }: ShownError, before: ShownError[]) =>
  !control && before.some((error) => error.field === field && error.control);

/** Lists the errors from top to bottom; errors of fields that are not on screen come last. */
function errorsOnScreen(errors: object, form: HTMLFormElement): ShownError[] {
  const found = listErrors(errors).map(({ name, message }) => {
    const control = controlOf(form, name);
    return { field: name, message, text: messageWithName(control && nameOfControl(control), message), control };
  });
  return found.sort((one, other) => {
    if (!one.control || !other.control) return Number(!one.control) - Number(!other.control);
    return one.control.compareDocumentPosition(other.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

const areSame = (some: ShownError[], others: ShownError[]) =>
  some.length === others.length &&
  some.every(({ text, control }, index) => text === others[index]!.text && control === others[index]!.control);

/** Lists a message that names several fields once, with a link to the first of them. */
const mergeSharedMessages = (errors: ShownError[]): ShownError[] =>
  errors.flatMap((error) => {
    const sameMessage = errors.filter(({ message }) => message === error.message);
    const namesAllFields = sameMessage.length > 1 && sameMessage.some(({ text, message }) => text === message);
    if (!namesAllFields) return [error];
    return error === sameMessage[0] ? [{ ...error, text: error.message }] : [];
  });
