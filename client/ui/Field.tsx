import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';

/** What every field has around its control. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Says so beside the label; fields are required unless they say otherwise. */
  optional?: boolean;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** The field's name in its form, on a control that takes no `name`. */
  'data-field'?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Beside the label, such as a link to help. */
  aside?: ReactNode;
  /** The control stands beside its label. */
  isInline?: boolean | undefined;
  /** For a control that a browser does not know as one. */
  onLabelClick?: () => void;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, hint and error below, and the control told of all three. */
export function Field({ label, hint, error, optional, aside, isInline, onLabelClick, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes(styles.field, isInline && styles.inline)}>
      <div className={styles.labelRow}>
        {/* As with any field, pointing at its label points at it. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <label className={styles.label} id={`${id}-label`} htmlFor={id} onClick={onLabelClick}>
          {label}
          {optional && <span className={styles.optional}> (valgfri)</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId} message={error} />}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, message }: { id?: string | undefined; message: string }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlert aria-hidden />
      <span>{message}</span>
    </p>
  );
}
