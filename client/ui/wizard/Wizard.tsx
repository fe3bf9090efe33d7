import type { ComponentProps, ReactNode, Ref } from 'react';
import { Stepper } from '../Stepper.tsx';
import styles from './Wizard.module.css';

/** The page around a wizard. */
export const WizardPage = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

interface WizardProps extends ComponentProps<typeof Stepper> {
  ref: Ref<HTMLDivElement>;
  title: string;
  text: string;
  children: ReactNode;
}

/** A wizard: its subject and progress on one side, the current step on the other. */
export const Wizard = ({ ref, title, text, steps, current, onGoBack, children }: WizardProps) => (
  <div className={styles.wizard} ref={ref}>
    <aside className={styles.aside}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Stepper steps={steps} current={current} onGoBack={onGoBack} />
    </aside>
    {children}
  </div>
);
