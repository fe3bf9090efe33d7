import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import type { StoredValues } from '../../ui/form/useFormSync.ts';
import { toast } from '../../ui/Toast.tsx';
import type { FormDialogTexts } from './SendDialog.tsx';
import { useEdit, type NewestVersion } from './useEdit.tsx';

interface EditDialogProps<Values extends FieldValues> extends FormDialogTexts<Values> {
  /** The stored values, with which the form begins, and their version. */
  stored: StoredValues<Values>;
  save: (values: Values, basedOn: number) => Promise<unknown>;
  /** Without it, the screen's query fetches the newest version. */
  newest?: NewestVersion;
}

/**
 * A form in a dialog that changes what others may change at the same time. After saving, it says so and closes. When
 * somebody else has saved first, a banner says so above the fields, and nothing is overwritten.
 */
export function EditDialog<Values extends FieldValues>(props: EditDialogProps<Values>) {
  const { form, stored, save, newest, done, failure, onClose, children, ...texts } = props;
  const { formProps, stale } = useEdit<Values>(
    form,
    stored,
    async (values, basedOn) => {
      await save(values, basedOn);
      if (done) toast.success(done);
      onClose();
    },
    failure,
    newest,
  );
  return (
    <FormDialog {...texts} form={form} {...formProps} onClose={onClose}>
      {stale}
      {children}
    </FormDialog>
  );
}
