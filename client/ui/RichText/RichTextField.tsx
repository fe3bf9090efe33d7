import { lazy, Suspense, useRef, type Ref } from 'react';
import { Field, type FieldProps } from '../Field.tsx';
import styles from './RichText.module.css';

interface RichTextFieldProps extends FieldProps {
  name?: string;
  /** HTML of what the list allows. */
  value: string;
  placeholder?: string;
  onValueChange: (html: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLElement>;
}

/** The editor weighs as much as the rest of a screen, so it comes when it is opened. */
const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }));

/** Formatted text, in a field like any other. */
export function RichTextField({
  label,
  hint,
  error,
  optional,
  name,
  value,
  placeholder,
  onValueChange,
  onBlur,
  ref,
}: RichTextFieldProps) {
  const text = useRef<HTMLElement>(null);
  const keep = (element: HTMLElement | null) => {
    text.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <Field {...{ label, hint, error, optional }} onLabelClick={() => text.current?.focus()}>
      {(control) => (
        <Suspense fallback={<div className={styles.waiting} />}>
          <RichTextEditor
            control={{ ...control, 'data-field': name }}
            {...{ value, placeholder, onValueChange, onBlur }}
            isRequired={!optional}
            focusRef={keep}
          />
        </Suspense>
      )}
    </Field>
  );
}
