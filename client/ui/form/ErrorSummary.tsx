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
 * With several errors, a list that takes focus and leads to each field; with one, the field itself takes focus. An error
 * of a field that is not on screen is listed after every submit, so that a form never refuses a submit without a word. A field
 * that leaves the screen takes its error along.
 */
export function ErrorSummary<Values extends FieldValues>({ form, element }: ErrorSummaryProps<Values>) {
  const { errors, submitCount } = form.formState;
  const summary = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ attempt: number; errors: ShownError[] }>({ attempt: 0, errors: [] });
  // The screen decides names and order, and changes without the errors: a field may come or go. State is set only where it differs.
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
    // Only a new attempt moves focus: while a field is being mended, it stays there.
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
          {sentences(shown.errors).map(({ field, text, control }) => (
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
  /** The message, with the field's name before it where the message alone does not name the field. */
  text: string;
  /** Undefined while the field is not on screen. */
  control: HTMLElement | undefined;
}

/** The field was on screen with its error, and the form does not show the field any more, so the error no longer applies. */
const hasLeftScreen = ({ field, control }: ShownError, before: ShownError[]) =>
  !control && before.some((error) => error.field === field && error.control);

/** From top to bottom; errors of fields that are not on screen come last. */
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

/** One sentence that names several fields is said once, and leads to the first of them. */
const sentences = (errors: ShownError[]): ShownError[] =>
  errors.flatMap((error) => {
    const alike = errors.filter(({ message }) => message === error.message);
    const isAboutAll = alike.length > 1 && alike.some(({ text, message }) => text === message);
    if (!isAboutAll) return [error];
    return error === alike[0] ? [{ ...error, text: error.message }] : [];
  });
