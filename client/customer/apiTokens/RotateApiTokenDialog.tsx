import { useState } from 'react';
import { z } from 'zod';
import { MAX_OVERLAP_DAYS, overlapRule } from '../../../domain/partners/validation/apiTokens.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Select } from '../../ui/TextField.tsx';
import type { TokenRow } from './apiTokenColumns.tsx';
import { NewApiToken } from './NewApiToken.tsx';

interface RotateApiTokenDialogProps {
  token: Pick<TokenRow, 'id' | 'name'>;
  /** Replaces the token and returns the secret of the new one. */
  rotate: (id: string, overlapDays: number) => Promise<string>;
  onClose: () => void;
}

const rotateForm = z.object({ overlapDays: overlapRule });

export function RotateApiTokenDialog({ token: { id, name }, rotate, onClose }: RotateApiTokenDialogProps) {
  const form = useAppForm(rotateForm, { overlapDays: 1 });
  const [newToken, setNewToken] = useState<string>();
  const { submit, message } = useSubmit(
    form,
    async ({ overlapDays }: { overlapDays: number }) => setNewToken(await rotate(id, overlapDays)),
    'Kunne ikke udskifte nøglen',
  );
  if (newToken) return <NewApiToken token={newToken} onClose={onClose} />;
  return (
    <FormDialog
      title={`Udskift nøglen ${name}`}
      form={form}
      submitLabel="Udskift nøglen"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Du får en ny nøgle med samme navn, adgang, program, adresser og levetid.</p>
      <Select
        label="Den gamle virker"
        hint="Så programmet kan nå at skifte uden at stå stille."
        {...form.field('overlapDays', { valueAsNumber: true })}
      >
        <option value={0}>ikke længere</option>
        <option value={1}>1 dag endnu</option>
        <option value={3}>3 dage endnu</option>
        <option value={MAX_OVERLAP_DAYS}>{MAX_OVERLAP_DAYS} dage endnu</option>
      </Select>
    </FormDialog>
  );
}
