import { Eye, EyeOff, Minus, Plus, Search } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';
import { numberIn, numberText } from './form/danishNumber.ts';

type NativeInput = Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'size'>;

interface TextFieldProps extends FieldProps, NativeInput {
  suffix?: string;
  aside?: ReactNode;
}

export function TextField({ label, hint, error, optional, aside, suffix, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, aside }}>
      {(control) =>
        suffix ? (
          <div className={classes(styles.input, styles.group)}>
            <input {...input} {...control} />
            <span className={styles.suffix}>{suffix}</span>
          </div>
        ) : (
          <input className={styles.input} {...input} {...control} />
        )
      }
    </Field>
  );
}

/** A password that its owner may look at. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  aside,
  ...input
}: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, aside }}>
      {(control) => (
        <div className={classes(styles.input, styles.group)}>
          <input {...input} {...control} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" />
          <button
            type="button"
            className={styles.inside}
            aria-label={isShown ? 'Skjul adgangskode' : 'Vis adgangskode'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  );
}

export function SearchField({ label, ...input }: { label: string } & NativeInput) {
  return (
    <div className={classes(styles.input, styles.group, styles.search)}>
      <Search aria-hidden />
      <input type="search" aria-label={label} {...input} />
    </div>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id'>;

export function TextArea({ label, hint, error, optional, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => <textarea className={styles.input} rows={3} {...area} {...control} />}
    </Field>
  );
}

type SelectProps = FieldProps & Omit<ComponentProps<'select'>, 'className' | 'style' | 'id'>;

/** The platform's own select: a phone's wheel and a keyboard's letters come with it. */
export function Select({ label, hint, error, optional, children, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <select className={styles.input} {...select} {...control}>
          {children}
        </select>
      )}
    </Field>
  );
}

interface NumberFieldProps extends FieldProps, Omit<NativeInput, 'value' | 'onChange' | 'min' | 'max'> {
  /** NaN while nothing is typed, or no number. */
  value: number;
  min: number;
  max: number;
  isInline?: boolean;
  onValueChange: (value: number) => void;
}

/**
 * A number that can be typed or stepped. The buttons stay within the bounds; whatever is typed is kept and handed on, so that
 * the form can say what is wrong with it. It is text to the browser, which would drop a comma and what is no number.
 */
export function NumberField({
  label,
  hint,
  error,
  optional,
  isInline,
  value,
  min,
  max,
  onValueChange,
  ...input
}: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  // The value may have changed elsewhere since, by a slider beside the field for example.
  const text = Object.is(numberOf(typed), value) ? typed : numberText(value);
  const step = (by: number) => {
    if (!input.disabled) onValueChange(Math.min(max, Math.max(min, Math.round((value || 0) + by))));
  };
  const stepByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Field {...{ label, hint, error, optional, isInline }}>
      {(control) => (
        <div className={classes(styles.input, styles.group, styles.number)}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Færre: ${label}`}
            disabled={input.disabled || value <= min}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden />
          </button>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onKeyDown={stepByKey}
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={Number.isNaN(value) ? undefined : value}
            aria-valuetext={text}
            onChange={(event) => {
              setTyped(event.target.value);
              onValueChange(numberOf(event.target.value));
            }}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Flere: ${label}`}
            disabled={input.disabled || value >= max}
            onClick={() => step(1)}
          >
            <Plus aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}

const numberOf = (typed: string) => (typed.trim() === '' ? NaN : numberIn(typed));
