import { graphql } from 'react-relay';
import type { z } from 'zod';
import { dateOf } from '../../../domain/basics/dates.ts';
import { HoldKind } from '../../../domain/money/reminders.ts';
import { invoiceHoldForm } from '../../../domain/money/validation/reminders.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import type { HoldDialogMutation } from '#relay/HoldDialogMutation.graphql';

type HoldValues = z.input<typeof invoiceHoldForm>;

const mutation = graphql`
  mutation HoldDialogMutation($input: HoldInvoiceInput!) {
    holdInvoice(input: $input) {
      ...InvoiceReminders_invoice
    }
  }
`;

/** Stops the reminders of an invoice for a while. */
export function HoldDialog({ invoiceId, onClose }: { invoiceId: string; onClose: () => void }) {
  const form = useAppForm<HoldValues>(invoiceHoldForm, { kind: 'DISPUTED', until: '', note: '' });
  const [hold] = useAction<HoldDialogMutation>(mutation);
  return (
    <SendDialog
      title="Sæt rykkere på pause"
      form={form}
      submitLabel="Sæt på pause"
      send={(values) => hold({ input: { invoiceId, ...values } })}
      done="Rykkere er sat på pause"
      failure="Kunne ikke sætte rykkere på pause"
      onClose={onClose}
    >
      <Select label="Hvorfor" {...form.field('kind')}>
        <Options words={HoldKind} />
      </Select>
      <TextField
        label="Til og med"
        optional
        type="date"
        min={dateOf()}
        hint="Tom betyder, at pausen varer, til I ophæver den."
        {...form.field('until')}
      />
      <TextField label="Note" optional autoComplete="off" hint="Ses kun af jer." {...form.field('note')} />
    </SendDialog>
  );
}
