import styles from './Stepper.module.css';

interface StepperProps {
  steps: { title: string; hint?: string }[];
  /** The index of the current step, from zero. */
  current: number;
}

/** The steps of a wizard: a list on wide screens, a bar on phones. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <>
      <ol className={styles.steps} aria-label="Trin">
        {steps.map(({ title, hint }, index) => (
          <li
            key={title}
            className={index < current ? styles.done : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span>
              {title}
              {hint && <small>{hint}</small>}
            </span>
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
