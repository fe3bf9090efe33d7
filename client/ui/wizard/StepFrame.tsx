import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { Form } from '../form/Form.tsx';
import type { AppForm } from '../form/useAppForm.ts';
import styles from './Wizard.module.css';

/** The props that the wizard passes to every step. */
export interface StepNavigation {
  headingRef: Ref<HTMLHeadingElement>;
  /** Undefined on the first step. */
  onBack?: (() => void) | undefined;
  onCancel: () => void;
  /** Label of the button that goes on. */
  submitLabel?: string;
}

interface StepFrameProps<Values extends FieldValues> extends StepNavigation {
  title: string;
  text: string;
  form: AppForm<Values>;
  onSubmit: () => Promise<unknown> | void;
  isSubmitDisabled?: boolean;
  isPending?: boolean;
  message?: ReactNode;
  children: ReactNode;
}

/** The frame of one step: its heading, its form, and the buttons to go back and on. */
export function StepFrame<Values extends FieldValues>(props: StepFrameProps<Values>) {
  const {
    title,
    text,
    form,
    onSubmit,
    submitLabel = 'Næste',
    isSubmitDisabled = false,
    isPending = false,
    message,
    headingRef,
    onBack,
    onCancel,
    children,
  } = props;
  return (
    <div className={styles.card}>
      <div>
        <h2 className={styles.heading} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <Form form={form} onSubmit={onSubmit} message={message}>
        {children}
        <div className={styles.actions}>
          {onBack ? (
            <Button onPress={onBack} isDisabled={isPending}>
              <ArrowLeft aria-hidden /> Tilbage
            </Button>
          ) : (
            <Button onPress={onCancel}>Annuller</Button>
          )}
          <Button type="submit" variant="primary" isPending={isPending} isDisabled={isSubmitDisabled}>
            {submitLabel}
          </Button>
        </div>
      </Form>
    </div>
  );
}
