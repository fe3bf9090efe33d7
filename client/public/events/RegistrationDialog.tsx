import type { ReactNode } from 'react';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { RegistrationFields, type FieldTexts } from './RegistrationFields.tsx';
import type { Notice } from './useNotice.ts';
import { useRegistrationForm, type PrefilledFields, type Registration } from './useRegistrationForm.ts';

interface RegistrationDialogProps {
  title: string;
  submitLabel: string;
  pendingText: string;
  failure: string;
  prefilled?: PrefilledFields;
  fieldTexts?: FieldTexts;
  /** Returns what has become of the registration, for the notice. */
  send: (input: Registration) => Promise<string>;
  notice: Notice;
  onClose: () => void;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** The form with which a person registers for an event, or joins its waiting list. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { prefilled, fieldTexts, send, notice, onClose, children, ...texts } = props;
  const { form, isIncomplete } = useRegistrationForm(prefilled);
  return (
    <SendDialog
      {...texts}
      form={form}
      isSubmitDisabled={isIncomplete}
      send={async (input) => notice.closeAndShow(onClose, await send(input))}
      onClose={onClose}
    >
      {children}
      <RegistrationFields field={form.field} texts={fieldTexts} />
    </SendDialog>
  );
}
