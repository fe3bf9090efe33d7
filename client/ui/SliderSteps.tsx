import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './SliderSteps.module.css';

interface SliderStepsProps {
  label: string;
  /** From the least to the most; a step lasts until the next begins. */
  steps: { from: number; title: string; text: string }[];
  max: number;
  value: number;
}

/** What the slider's intervals bring, each as wide as its stretch of the slider. A phone names only the one it stands in. */
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
