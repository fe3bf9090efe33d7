import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Banner } from '../Banner.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import type { AppForm } from './useAppForm.ts';

interface FormProps<Values extends FieldValues> {
  form: AppForm<Values>;
  onSubmit: (values: Values) => Promise<unknown> | void;
  /** What the server said of the whole, when no field is to blame. */
  message?: ReactNode;
  /** By which a button that stands elsewhere sends it. */
  id?: string;
  children: ReactNode;
}

/** A native form that says on top what is wrong with it, and can't be sent twice at once. */
export function Form<Values extends FieldValues>({ form, onSubmit, message, id, children }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const refusal = useRef<HTMLDivElement>(null);
  const isRefused = Boolean(message);
  // On a phone, or in a long form, the message may be far above the button that was pressed.
  useEffect(() => {
    if (isRefused) refusal.current?.focus();
  }, [isRefused]);
  const send = form.handleSubmit(async (values) => {
    // State would come a frame too late for a double click.
    if (sending.current) return;
    sending.current = true;
    try {
      await onSubmit(values);
    } finally {
      sending.current = false;
    }
  });
  return (
    <form ref={element} id={id} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary form={form} element={element} />
      {message && (
        <div className={styles.message} ref={refusal} tabIndex={-1}>
          <Banner tone="red" role="alert">
            {message}
          </Banner>
        </div>
      )}
      {children}
    </form>
  );
}
