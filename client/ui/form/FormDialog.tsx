import { useEffect, useId, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Dialog } from '../Dialog.tsx';
import { Form } from './Form.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { AppForm } from './useAppForm.ts';
import { useDialogDraft } from './useDialogDraft.ts';
import { useLossNotice } from './useLossNotice.ts';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  form: AppForm<Values>;
  submitLabel: string;
  /** The button's text while the form is being sent. */
  pendingText?: string | undefined;
  isSubmitDisabled?: boolean;
  /** Whether submitting ends or deletes something. */
  danger?: boolean;
  /** The server's error about the whole form, or undefined when the error is about single fields. */
  message?: ReactNode;
  onSubmit: (values: Values) => Promise<unknown> | void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog. Closing the dialog asks first when the form has unsaved input, and is not possible while the form
 * is being sent. The owner closes the dialog after a successful submit.
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const {
    title,
    form,
    submitLabel,
    pendingText,
    isSubmitDisabled = false,
    danger = false,
    message,
    onSubmit,
    onClose,
    children,
  } = props;
  const id = useId();
  const { isDirty, isSubmitting } = form.formState;
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => focusFirst(document.getElementById(id)), [id]);
  useDialogDraft(title, form, id);
  const expectLoss = useLossNotice({ isDirty, isSubmitting });
  const leave = () => {
    expectLoss();
    onClose();
  };
  const close = () => {
    if (isSubmitting) return;
    if (isDirty) setLeaving(true);
    else leave();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      footer={
        <>
          <Button onPress={close} isDisabled={isSubmitting}>
            Annuller
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            isPending={isSubmitting}
            pendingText={pendingText}
            isDisabled={isSubmitDisabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} onSubmit={onSubmit} message={message}>
        {children}
      </Form>
      <ConfirmDialog
        title="Vil du lukke uden at gemme?"
        confirmLabel="Luk uden at gemme"
        cancelLabel="Bliv her"
        danger
        isOpen={isLeaving}
        onCancel={() => setLeaving(false)}
        onConfirm={leave}
      >
        Det, du har skrevet, er ikke gemt.
      </ConfirmDialog>
      <LeaveGuard isDirty={isDirty} />
    </Dialog>
  );
}

const TEXT_INPUTS =
  'textarea, select, input:not([type=radio], [type=checkbox], [type=range], [type=file], [role=combobox])';

/** Focuses the first field on devices with a mouse. On a phone, the keyboard would cover the unread dialog. */
function focusFirst(form: HTMLElement | null): void {
  if (!window.matchMedia?.('(pointer: fine)').matches) return;
  const first = form?.querySelector<HTMLElement>('input, select, textarea');
  if (first?.matches(TEXT_INPUTS)) first.focus();
}
