import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';

/** The label and messages that every field has. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the field as optional beside its label. Fields without the mark are required. */
  optional?: boolean;
}

/** The attributes that connect a control with its label and messages. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** The field's name in its form, for a control without a `name` attribute. */
  'data-field'?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Content beside the label, such as a link to help. */
  aside?: ReactNode;
  /** Places the control beside its label instead of below. */
  isInline?: boolean | undefined;
  /** Focuses a control that is no native input, to which the label's `htmlFor` does not lead. */
  onLabelClick?: () => void;
  children: (control: ControlAttributes) => ReactNode;
}

/** Renders a control with its label above and its error and hint below, and connects them for screen readers. */
export function Field({ label, hint, error, optional, aside, isInline, onLabelClick, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classes(styles.field, isInline && styles.inline, aside !== undefined && styles.withAside)}>
      <div className={styles.labelRow}>
        {/* A click on the label focuses the control, as with a native input. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <label className={styles.label} id={`${id}-label`} htmlFor={id} onClick={onLabelClick}>
          {label}
          {optional && <span className={styles.optional}> (valgfri)</span>}
        </label>
      </div>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {/* After the control, so that the Tab key leads from field to field. */}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      {error && <FieldError id={errorId} message={error} />}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error message of a field. */
export function FieldError({ id, message }: { id?: string | undefined; message: string }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlert aria-hidden />
      <span>{message}</span>
    </p>
  );
}
