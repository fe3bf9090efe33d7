import { useState } from 'react';
import { z } from 'zod';
import type { AdminList, ColumnSetting } from '../../../domain/backOffice/savedViews.ts';
import { savedViewForm } from '../../../domain/backOffice/validation/savedViews.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import { ALL_ROWS, searchOfView, setDraft, VIEW_PARAMETER, type SavedView } from './listSettings.ts';
import { useViewChanges } from './useViewChanges.ts';

const viewForm = savedViewForm.pick({ name: true, isShared: true }).extend({ isDefault: z.boolean() });
type ViewValues = z.input<typeof viewForm>;

interface ViewDialogProps {
  list: AdminList;
  /** The view to edit; undefined to save what is shown as a new one. */
  view: SavedView | undefined;
  parameters: string;
  columns: readonly ColumnSetting[];
  defaultViewId: string | null;
  onClose: () => void;
  /** Shows the list at another search of its address. */
  onShow: (search: string) => void;
}

/** Names a view, shares it and makes it the default; deletes an existing one. */
export function ViewDialog({ list, view, parameters, columns, defaultViewId, onClose, onShow }: ViewDialogProps) {
  // A repeated attempt has the same key, so that a lost answer saves the view once.
  const [requestId] = useState(() => crypto.randomUUID());
  // The version that the values are based on, so that a colleague's change is not overwritten.
  const [seen] = useState(view);
  const isDefault = seen !== undefined && seen.id === defaultViewId;
  const form = useAppForm<ViewValues>(viewForm, {
    name: seen?.name ?? '',
    isShared: seen?.isShared ?? false,
    isDefault,
  });
  const { create, update, remove, setDefault } = useViewChanges();
  const [deletion, setDeletion] = useState<{ message?: string }>();
  const { submit, message } = useSubmit(
    form,
    async (values: ViewValues) => {
      const { name, isShared } = values;
      // Editing the name leaves the filters and columns of the view as they are.
      if (seen) await update(seen, { ...seen, name, isShared });
      const id = seen ? seen.id : await create(list, { name, isShared, parameters, columns }, requestId);
      if (id && values.isDefault !== isDefault) await setDefault(list, values.isDefault ? id : null);
      if (id && !seen) {
        setDraft(id, undefined);
        onShow(searchOfView({ id, parameters }));
      }
      toast.success(seen ? 'Visningen er gemt' : `Visningen »${name.trim()}« er gemt`);
      onClose();
    },
    'Visningen kunne ikke gemmes',
  );
  const erase = async () => {
    try {
      await remove(seen!);
      toast.success(`Visningen »${seen!.name}« er slettet`);
      onClose();
      onShow(`?${VIEW_PARAMETER}=${ALL_ROWS}`);
    } catch (error) {
      setDeletion({ message: messageOf(error, 'Visningen kunne ikke slettes') });
    }
  };
  return (
    <FormDialog
      title={seen ? 'Rediger visning' : 'Gem som visning'}
      form={form}
      submitLabel="Gem"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Navn" autoComplete="off" {...form.field('name')} />
      {(!seen || seen.isOwn) && <Checkbox {...form.field('isShared')}>Delt med teamet</Checkbox>}
      {seen && !seen.isOwn && <p>{seen.ownerName} har delt visningen. En ændring gælder for hele teamet.</p>}
      <Checkbox {...form.field('isDefault')}>Åbn listen med denne visning</Checkbox>
      {seen && (
        <div>
          <Button variant="dangerQuiet" onPress={() => setDeletion({})}>
            Slet visningen
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={`Slet visningen »${seen?.name}«?`}
        confirmLabel="Slet"
        danger
        isOpen={deletion !== undefined}
        message={deletion?.message}
        onCancel={() => setDeletion(undefined)}
        onConfirm={erase}
      >
        {seen?.isShared ? 'Den forsvinder for hele teamet.' : 'Listens rækker bliver, som de er.'}
      </ConfirmDialog>
    </FormDialog>
  );
}
