import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './SliderSteps.module.css';

interface SliderStepsProps {
  label: string;
  /** In ascending order; a step ends where the next one begins. */
  steps: { from: number; title: string; text: string }[];
  max: number;
  value: number;
}

/** Names the ranges of a slider, each as wide as its part of the slider. A phone shows the current range alone. */
export function SliderSteps({ label, steps, max, value }: SliderStepsProps) {
  const current = steps.findLast(({ from }) => value >= from);
  const columns = steps.map(({ from }, index) => `${(steps[index + 1]?.from ?? max) - from}fr`).join(' ');
  return (
    <ol className={styles.steps} aria-label={label} style={{ '--columns': columns } as CSSProperties}>
      {steps.map((step) => (
        <li
          key={step.from}
          className={classes(step === current && styles.current)}
          aria-current={step === current ? 'true' : undefined}
        >
          <span>
            {step.title}
            <small>{step.text}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
