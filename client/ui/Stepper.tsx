import styles from './Stepper.module.css';

interface StepperProps {
  steps: { title: string; hint?: string }[];
  /** The index of the current step, from zero. */
  current: number;
  /** Goes back to a finished step. Without it, the steps are only shown. */
  onGoBack?: ((index: number) => void) | undefined;
}

/** The steps of a wizard: a list on wide screens, whose finished steps lead back to them, and a bar on phones. */
export function Stepper({ steps, current, onGoBack }: StepperProps) {
  return (
    <>
      <ol className={styles.steps} aria-label="Trin">
        {steps.map(({ title, hint }, index) => (
          <li
            key={title}
            className={index < current ? styles.done : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {onGoBack && index < current ? (
              <button type="button" onClick={() => onGoBack(index)}>
                <StepText title={title} hint={hint} />
              </button>
            ) : (
              <span>
                <StepText title={title} hint={hint} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.bar}>
        <p>
          Trin {current + 1} af {steps.length} · {steps[current]?.title}
        </p>
        <div aria-hidden>
          {steps.map(({ title }, index) => (
            <i key={title} className={index <= current ? styles.past : undefined} />
          ))}
        </div>
      </div>
    </>
  );
}

const StepText = ({ title, hint }: { title: string; hint: string | undefined }) => (
  <>
    {title}
    {hint && <small>{hint}</small>}
  </>
);
