import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Banner } from '../Banner.tsx';
import styles from './Form.module.css';
import { listErrors, type FieldMessage } from './listErrors.ts';
import type { AppForm } from './useAppForm.ts';

interface FormProps<Values extends FieldValues> {
  form: AppForm<Values>;
  onSubmit: (values: Values) => Promise<unknown> | void;
  /** What the server said of the whole, when no field is to blame. */
  message?: ReactNode;
  /** What a field is called, where its message alone doesn't tell. */
  nameOf?: ((field: string) => string) | undefined;
  /** By which a button that stands elsewhere sends it. */
  id?: string;
  children: ReactNode;
}

/** A native form that says on top what is wrong with it, and can't be sent twice at once. */
export function Form<Values extends FieldValues>({ form, onSubmit, message, nameOf, id, children }: FormProps<Values>) {
  const sending = useRef(false);
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
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary form={form} nameOf={nameOf} />
      {message && <Banner tone="red" role="alert">{message}</Banner>}
      {children}
    </form>
  );
}

/** With several errors, a list that takes focus and leads to each field; with one, the field itself takes it. */
function ErrorSummary<Values extends FieldValues>({ form, nameOf }: Pick<FormProps<Values>, 'form' | 'nameOf'>) {
  const { errors, submitCount } = form.formState;
  const summary = useRef<HTMLDivElement>(null);
  const found = listErrors(errors, [...form.control._names.mount]).map(({ name, message }) => ({ name, message: nameOf ? `${nameOf(name)}: ${message}` : message }));
  const first = found[0]?.name;
  useEffect(() => {
    if (submitCount === 0) return;
    if (summary.current) summary.current.focus();
    else if (first) form.setFocus(first as never);
    // Only a new attempt moves focus: while a field is being mended, it stays there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, found.length > 0]);
  if (found.length < 2) return null;
  return (
    <div className={styles.summary} ref={summary} tabIndex={-1} role="alert">
      <CircleAlert aria-hidden />
      <div>
        <h2>Ret {found.length} felter for at fortsætte</h2>
        <ul>
          {found.filter(isFirstToSay).map(({ name, message }) => (
            <li key={name}><a href={`#${name}`} onClick={(event) => { event.preventDefault(); form.setFocus(name as never); }}>{message}</a></li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** One sentence about several fields is said once, and leads to the first of them. */
const isFirstToSay = ({ message }: FieldMessage, index: number, all: FieldMessage[]) => all.findIndex((other) => other.message === message) === index;
