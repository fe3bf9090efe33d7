import { z } from 'zod';
import { paymentDaysRule } from '../../../domain/money/validation/invoices.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';

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
  const { submit, message } = useSubmit(
    form,
    async ({ paymentDays: days }: PaymentDaysValues) => {
      await save(days === '' ? null : Number(days));
      toast.success('Betalingsfristen er gemt');
      onClose();
    },
    'Kunne ikke gemme betalingsfristen',
  );
  return (
    <FormDialog
      title="Betalingsfrist"
      form={form}
      submitLabel="Gem"
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <TextField
        label="Dage"
        inputMode="numeric"
        autoComplete="off"
        hint="Tom er den sædvanlige frist. Gælder fakturaer, der udstedes fra nu af."
        {...form.field('paymentDays')}
      />
    </FormDialog>
  );
}
