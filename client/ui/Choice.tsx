import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import styles from './Choice.module.css';
import { FieldError } from './Field.tsx';
import { SliderSteps } from './SliderSteps.tsx';
import { NumberField } from './TextField.tsx';

type NativeChoice = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'id'>;

interface CheckboxProps extends NativeChoice {
  children: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label and error. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={id} message={error} />}
    </div>
  );
}

/** A switch that takes effect at once. */
export function Switch({ children, ...input }: NativeChoice & { children: ReactNode }) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" role="switch" className={styles.track} {...input} />
      <span>{children}</span>
    </label>
  );
}

interface ChoiceCardsProps extends NativeChoice {
  label: string;
  error?: string | undefined;
  options: { value: string; title: string; text?: ReactNode }[];
  /** The selected value of a controlled group; omitted when the form registers the inputs. */
  selected?: string;
}

/** Radio buttons with a title and text for each option. */
export const RadioCards = (props: ChoiceCardsProps) => <ChoiceCards type="radio" {...props} />;

/** Checkboxes with a title and text for each option, of which several can be chosen. */
export const CheckboxCards = (props: Omit<ChoiceCardsProps, 'selected'>) => <ChoiceCards type="checkbox" {...props} />;

type CardInput = ChoiceCardsProps & { type: 'radio' | 'checkbox' };

function ChoiceCards({ type, label, error, options, selected, ...input }: CardInput) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {options.map(({ value, title, text }) => (
          <label key={value} className={styles.card}>
            <input
              type={type}
              className={styles.box}
              value={value}
              {...(selected !== undefined && { checked: selected === value })}
              {...input}
            />
            <span>
              <span className={styles.cardTitle}>{title}</span>
              {text && <span className={styles.cardText}>{text}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id} message={error} />}
    </fieldset>
  );
}

interface SliderProps extends Omit<ComponentProps<typeof NumberField>, 'isInline'> {
  /** Names for the ranges of the value, in ascending order. */
  steps?: ComponentProps<typeof SliderSteps>['steps'];
}

/** A slider together with a number field for the exact value. */
export function Slider({ steps, ...field }: SliderProps) {
  const { label, min, max, disabled, onValueChange } = field;
  // The value is NaN while the number field is empty.
  const value = Number.isNaN(field.value) ? min : field.value;
  return (
    <div className={styles.sliderField}>
      <NumberField {...field} isInline />
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        style={{ '--value': value, '--min': min, '--max': max } as CSSProperties}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
      {steps && <SliderSteps label={label} {...{ steps, max, value }} />}
    </div>
  );
}
