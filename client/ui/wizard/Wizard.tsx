import type { ComponentProps, ReactNode, Ref } from 'react';
import { Stepper } from '../Stepper.tsx';
import styles from './Wizard.module.css';

export const WizardPage = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

interface WizardProps extends ComponentProps<typeof Stepper> {
  ref: Ref<HTMLDivElement>;
  title: string;
  text: string;
  children: ReactNode;
}

/** What it is about and how far one is on one side, the step itself on the other. */
export const Wizard = ({ ref, title, text, steps, current, children }: WizardProps) => (
  <div className={styles.wizard} ref={ref}>
    <aside className={styles.aside}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Stepper steps={steps} current={current} />
    </aside>
    {children}
  </div>
);
