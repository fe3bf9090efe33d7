import { graphql } from 'react-relay';
import type { z } from 'zod';
import { addDays, addMonths, dateOf } from '../../../domain/dates.ts';
import { monthStart } from '../../../domain/invoices.ts';
import { bookkeepingForm } from '../../../domain/validation/invoices.ts';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { BookkeepingDialogMutation } from './__generated__/BookkeepingDialogMutation.graphql.ts';

type Period = z.infer<typeof bookkeepingForm>;

/** Saves the invoices, credit notes and payments of a period as a file for the accountant. Begins with last month. */
export function BookkeepingDialog({ onClose }: { onClose: () => void }) {
  const thisMonth = monthStart(dateOf());
  const form = useAppForm<Period>(bookkeepingForm, { from: addMonths(thisMonth, -1), to: addDays(thisMonth, -1) });
  const [exportPeriod] = useAction<BookkeepingDialogMutation>(graphql`
    mutation BookkeepingDialogMutation($from: Date!, $to: Date!) {
      exportBookkeeping(from: $from, to: $to)
    }
  `);
  const { submit, message } = useSubmit(
    form,
    async (period: Period) => {
      const { exportBookkeeping } = await exportPeriod(period);
      // The answer is a file, so the browser stays on this page.
      window.location.assign(exportBookkeeping);
      onClose();
    },
    'Kunne ikke hente filen',
  );
  return (
    <FormDialog
      title="Fil til bogholderiet"
      form={form}
      submitLabel="Hent fil"
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <TextField label="Fra og med" type="date" {...form.field('from')} />
      <TextField
        label="Til og med"
        type="date"
        hint="Fakturaer, kreditnotaer og betalinger i perioden, som CSV."
        {...form.field('to')}
      />
    </FormDialog>
  );
}
