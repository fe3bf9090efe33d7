import { z } from 'zod';
import { MAX_OVERLAP_DAYS, overlapRule } from '../../../domain/partners/validation/apiTokens.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Select } from '../../ui/TextField.tsx';
import type { TokenRow } from './apiTokenColumns.tsx';

interface RotateApiTokenDialogProps {
  token: Pick<TokenRow, 'id' | 'name'>;
  rotate: (id: string, overlapDays: number) => Promise<unknown>;
  onClose: () => void;
}

const rotateForm = z.object({ overlapDays: overlapRule });

export function RotateApiTokenDialog({ token: { id, name }, rotate, onClose }: RotateApiTokenDialogProps) {
  const form = useAppForm(rotateForm, { overlapDays: 1 });
  return (
    <SendDialog
      title={`Udskift nøglen ${name}`}
      form={form}
      submitLabel="Udskift nøglen"
      send={({ overlapDays }) => rotate(id, overlapDays)}
      failure="Kunne ikke udskifte nøglen"
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
    </SendDialog>
  );
}
