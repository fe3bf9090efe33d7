import { Eye, EyeOff, Minus, Plus, Search } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { parseDanishNumber, formatDanishNumber } from './form/danishNumber.ts';

type NativeInput = Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'size'>;

interface TextFieldProps extends FieldProps, NativeInput {
  suffix?: string;
  aside?: ReactNode;
}

/** A single-line text field. */
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

/** A password field with a button that shows the password. */
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
          <input
            {...input}
            {...control}
            data-secret
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="off"
          />
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

/** A search field; `label` is its accessible name. */
export function SearchField({ label, ...input }: { label: string } & NativeInput) {
  return (
    <div className={classes(styles.input, styles.group, styles.search)}>
      <Search aria-hidden />
      <input type="search" aria-label={label} {...input} />
    </div>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id'>;

/** A text field with several lines. */
export function TextArea({ label, hint, error, optional, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => <textarea className={styles.input} rows={3} {...area} {...control} />}
    </Field>
  );
}

export type SelectProps = FieldProps & Omit<ComponentProps<'select'>, 'className' | 'style' | 'id'>;

/** The browser's own select, which works best with a phone's picker and with type-ahead. */
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
  /** NaN while the text is empty or not a number. */
  value: number;
  min: number;
  max: number;
  isInline?: boolean;
  onValueChange: (value: number) => void;
}

/**
 * A whole number that can be typed or stepped. The buttons and arrow keys stay within the bounds. Typed text is passed
 * on unchecked, so that the form can say what is wrong with it. The input has the type `text`, because a number input
 * drops a comma and anything that is not a number.
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
  // The typed text is outdated when something else has changed the value, such as a slider beside the field.
  const text = Object.is(parseNumber(typed), value) ? typed : formatDanishNumber(value);
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
              onValueChange(parseNumber(event.target.value));
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

const parseNumber = (typed: string) => (typed.trim() === '' ? NaN : parseDanishNumber(typed));
