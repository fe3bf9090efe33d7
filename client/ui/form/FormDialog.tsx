import { useEffect, useId, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Dialog } from '../Dialog.tsx';
import { Form } from './Form.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { AppForm } from './useAppForm.ts';
import { useLossTold } from './useLossTold.ts';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  form: AppForm<Values>;
  submitLabel: string;
  /** What the button says while it is sent. */
  pendingText?: string | undefined;
  isSubmitDisabled?: boolean;
  /** What the server said of the whole, when no field is to blame. */
  message?: ReactNode;
  onSubmit: (values: Values) => Promise<unknown> | void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, its actions at the foot. What was typed is not thrown away unasked, nor what is under way. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const {
    title,
    form,
    submitLabel,
    pendingText,
    isSubmitDisabled = false,
    message,
    onSubmit,
    onClose,
    children,
  } = props;
  const id = useId();
  const { isDirty, isSubmitting } = form.formState;
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => focusFirst(document.getElementById(id)), [id]);
  const goes = useLossTold({ isDirty, isSubmitting });
  const leave = () => {
    goes();
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
            variant="primary"
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

const WRITTEN_IN =
  'textarea, select, input:not([type=radio], [type=checkbox], [type=range], [type=file], [role=combobox])';

/** With a mouse there is a keyboard, and the first field is ready for it. A phone's would cover the sheet before it is read. */
function focusFirst(form: HTMLElement | null): void {
  if (!window.matchMedia?.('(pointer: fine)').matches) return;
  const first = form?.querySelector<HTMLElement>('input, select, textarea');
  if (first?.matches(WRITTEN_IN)) first.focus();
}
