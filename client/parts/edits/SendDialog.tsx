import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';

/** The form, the buttons and the messages of a dialog that sends or saves. */
export interface FormDialogTexts<Values extends FieldValues> {
  title: string;
  form: AppForm<Values>;
  submitLabel: string;
  pendingText?: string;
  isSubmitDisabled?: boolean;
  danger?: boolean;
  /** Said after the form was sent; nothing where the sender says it. */
  done?: string;
  /** Said when sending fails without a message for the user. */
  failure: string;
  onClose: () => void;
  children: ReactNode;
}

interface SendDialogProps<Values extends FieldValues> extends FormDialogTexts<Values> {
  /** The key is the same for each attempt of an opened dialog, so that a repeated call does its work once. */
  send: (values: Values, requestId: string) => Promise<unknown>;
}

/**
 * A form in a dialog that creates a thing or does something once. After sending, it says that it is done and closes.
 * Errors of fields are shown on them, other failures above them, and nothing typed is lost.
 */
export function SendDialog<Values extends FieldValues>(props: SendDialogProps<Values>) {
  const { form, send, done, failure, onClose, children, ...texts } = props;
  const [requestId] = useState(() => crypto.randomUUID());
  const { submit, message } = useSubmit(
    form,
    async (values: Values) => {
      await send(values, requestId);
      if (done) toast.success(done);
      onClose();
    },
    failure,
  );
  return (
    <FormDialog {...texts} form={form} message={message} onSubmit={submit} onClose={onClose}>
      {children}
    </FormDialog>
  );
}
