import { lazy, Suspense, useRef, type Ref } from 'react';
import { Field, type FieldProps } from '../Field.tsx';
import styles from './RichText.module.css';

interface RichTextFieldProps extends FieldProps {
  name?: string;
  /** HTML with the elements that `domain/basics/richText.ts` allows. */
  value: string;
  placeholder?: string;
  onValueChange: (html: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLElement>;
}

/** Loaded on demand, because the code of the editor is as large as the rest of a screen. */
const RichTextEditor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }));

/** A field for formatted text. */
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
  const editor = useRef<HTMLElement>(null);
  const setRef = (element: HTMLElement | null) => {
    editor.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <Field {...{ label, hint, error, optional }} onLabelClick={() => editor.current?.focus()}>
      {(control) => (
        <Suspense fallback={<div className={styles.skeleton} />}>
          <RichTextEditor
            control={{ ...control, 'data-field': name }}
            {...{ value, placeholder, onValueChange, onBlur }}
            isRequired={!optional}
            focusRef={setRef}
          />
        </Suspense>
      )}
    </Field>
  );
}
