import type { z } from 'zod';
import { bookkeepingForm } from '../../../domain/money/validation/invoices.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';

export type Period = z.infer<typeof bookkeepingForm>;

interface PeriodDialogProps {
  title: string;
  submitLabel: string;
  /** Names the contents of the file. */
  hint: string;
  /** Shown for a failure that has no message of its own. */
  failure: string;
  initial: Period;
  onSubmit: (period: Period) => Promise<void>;
  onClose: () => void;
}

/** Asks for the first and the last day of a period, and closes after `onSubmit`. */
export function PeriodDialog({ title, submitLabel, hint, failure, initial, onSubmit, onClose }: PeriodDialogProps) {
  const form = useAppForm<Period>(bookkeepingForm, initial);
  return (
    <SendDialog title={title} form={form} submitLabel={submitLabel} send={onSubmit} failure={failure} onClose={onClose}>
      <TextField label="Fra og med" type="date" {...form.field('from')} />
      <TextField label="Til og med" type="date" hint={hint} {...form.field('to')} />
    </SendDialog>
  );
}
