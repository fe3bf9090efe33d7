import { z } from 'zod';
import { paymentDaysRule } from '../../../domain/money/validation/invoices.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';

const paymentDaysForm = z.object({
  paymentDays: z
    .string()
    .trim()
    .refine(
      (days) => days === '' || paymentDaysRule.safeParse(Number(days)).success,
      'Skriv et antal dage fra 0 til 90',
    ),
});

type PaymentDaysValues = z.infer<typeof paymentDaysForm>;

interface PaymentDaysDialogProps {
  paymentDays: number | null | undefined;
  save: (paymentDays: number | null) => Promise<unknown>;
  onClose: () => void;
}

/** Edits how many days a company has to pay an invoice. */
export function PaymentDaysDialog({ paymentDays, save, onClose }: PaymentDaysDialogProps) {
  const form = useAppForm<PaymentDaysValues>(paymentDaysForm, { paymentDays: String(paymentDays ?? '') });
  return (
    <SendDialog
      title="Betalingsfrist"
      form={form}
      submitLabel="Gem"
      send={({ paymentDays: days }) => save(days === '' ? null : Number(days))}
      done="Betalingsfristen er gemt"
      failure="Kunne ikke gemme betalingsfristen"
      onClose={onClose}
    >
      <TextField
        label="Dage"
        inputMode="numeric"
        autoComplete="off"
        hint="Tom er den sædvanlige frist. Gælder fakturaer, der udstedes fra nu af."
        {...form.field('paymentDays')}
      />
    </SendDialog>
  );
}
