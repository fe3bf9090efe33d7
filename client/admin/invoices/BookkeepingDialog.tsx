import { graphql } from 'react-relay';
import { addDays, addMonths, dateOf, monthStart } from '../../../domain/basics/dates.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { PeriodDialog, type Period } from '../../parts/invoices/PeriodDialog.tsx';
import type { BookkeepingDialogMutation } from '#relay/BookkeepingDialogMutation.graphql';

const mutation = graphql`
  mutation BookkeepingDialogMutation($from: Date!, $to: Date!) {
    exportBookkeeping(from: $from, to: $to)
  }
`;

/** Saves the invoices, credit notes and payments of a period as a file for the accountant. Begins with last month. */
export function BookkeepingDialog({ onClose }: { onClose: () => void }) {
  const thisMonth = monthStart(dateOf());
  const [exportPeriod] = useAction<BookkeepingDialogMutation>(mutation);
  const save = async (period: Period) => {
    const { exportBookkeeping } = await exportPeriod(period);
    // The answer is a file, so the browser stays on this page.
    window.location.assign(exportBookkeeping);
  };
  return (
    <PeriodDialog
      title="Fil til bogholderiet"
      submitLabel="Hent fil"
      hint="Fakturaer, kreditnotaer og betalinger i perioden, som CSV."
      failure="Kunne ikke hente filen"
      initial={{ from: addMonths(thisMonth, -1), to: addDays(thisMonth, -1) }}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
