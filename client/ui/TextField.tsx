import { Eye, EyeOff, Minus, Plus, Search } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

type NativeInput = Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'size'>;

interface TextFieldProps extends FieldProps, NativeInput {
  suffix?: string;
  aside?: ReactNode;
}

export function TextField({ label, hint, error, optional, aside, suffix, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, aside }}>
      {(control) => suffix ? (
        <div className={classes(styles.input, styles.group)}>
          <input {...input} {...control} />
          <span className={styles.suffix}>{suffix}</span>
        </div>
      ) : <input className={styles.input} {...input} {...control} />}
    </Field>
  );
}

/** A password that its owner may look at. */
export function PasswordField({ label, hint, error, optional, aside, ...input }: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, aside }}>
      {(control) => (
        <div className={classes(styles.input, styles.group)}>
          <input {...input} {...control} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" />
          <button type="button" className={styles.inside} aria-label={isShown ? 'Skjul adgangskode' : 'Vis adgangskode'} onClick={() => setShown(!isShown)}>
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
      {(control) => <select className={styles.input} {...select} {...control}>{children}</select>}
    </Field>
  );
}

interface NumberFieldProps extends FieldProps, Omit<NativeInput, 'value' | 'onChange' | 'min' | 'max'> {
  value: number;
  min: number;
  max: number;
  isInline?: boolean;
  /** Hands on whatever is typed, NaN for nothing, to a form that says itself what is wrong with it. */
  keepsTyped?: boolean;
  onValueChange: (value: number) => void;
}

/** A whole number that can be typed or stepped, kept within its bounds when the field is left. */
export function NumberField({ label, hint, error, optional, isInline, keepsTyped, value, min, max, onValueChange, onBlur, ...input }: NumberFieldProps) {
  const [written, setTyped] = useState<string>();
  // A slider beside it may have moved on since.
  const typed = keepsTyped && written !== undefined && !Object.is(numberIn(written), value) ? undefined : written;
  const set = (next: number) => {
    setTyped(undefined);
    onValueChange(Math.min(max, Math.max(min, Math.round(next))));
  };
  const leave = () => {
    if (typed !== undefined && !keepsTyped) set(typed.trim() === '' || Number.isNaN(Number(typed)) ? value : Number(typed));
  };
  return (
    <Field {...{ label, hint, error, optional, isInline }}>
      {(control) => (
        <div className={classes(styles.input, styles.group, styles.number)}>
          <button type="button" tabIndex={-1} aria-label={`Færre: ${label}`} disabled={input.disabled || value <= min} onClick={() => set((value || 0) - 1)}><Minus aria-hidden /></button>
          <input
            {...input} {...control} type="number" inputMode="numeric" min={min} max={max} value={typed ?? value}
            onChange={(event) => {
              setTyped(event.target.value);
              const next = event.target.valueAsNumber;
              if (keepsTyped || (Number.isInteger(next) && next >= min && next <= max)) onValueChange(next);
            }}
            onBlur={(event) => {
              leave();
              onBlur?.(event);
            }}
          />
          <button type="button" tabIndex={-1} aria-label={`Flere: ${label}`} disabled={input.disabled || value >= max} onClick={() => set((value || 0) + 1)}><Plus aria-hidden /></button>
        </div>
      )}
    </Field>
  );
}

const numberIn = (text: string) => (text.trim() === '' ? NaN : Number(text));
