import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Banner } from '../Banner.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import type { AppForm } from './useAppForm.ts';

interface FormProps<Values extends FieldValues> {
  form: AppForm<Values>;
  onSubmit: (values: Values) => Promise<unknown> | void;
  /** The server's error about the whole form, or undefined when the error is about single fields. */
  message?: ReactNode;
  /** The form's id, for a submit button outside the form. */
  id?: string;
  children: ReactNode;
}

/**
 * A native form with its errors above the fields. A submit during a running submit is ignored. `onSubmit` gets the
 * parsed values, and only when they are valid; errors of the server go into `message` or to the fields.
 */
export function Form<Values extends FieldValues>({ form, onSubmit, message, id, children }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const messageElement = useRef<HTMLDivElement>(null);
  const hasMessage = Boolean(message);
  // The message takes the focus, because on a phone or in a long form it may be far above the pressed button.
  useEffect(() => {
    if (hasMessage) messageElement.current?.focus();
  }, [hasMessage]);
  const send = form.handleSubmit(async (values) => {
    // A ref, because state would change too late for a double click.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit(values);
    } finally {
      isSending.current = false;
    }
  });
  return (
    <form ref={element} id={id} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary form={form} element={element} />
      {message && (
        <div className={styles.message} ref={messageElement} tabIndex={-1}>
          <Banner tone="red" role="alert">
            {message}
          </Banner>
        </div>
      )}
      {children}
    </form>
  );
}
