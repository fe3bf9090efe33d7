import { z } from 'zod';
import { Banner } from '../../ui/Banner.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import { PaymentOutcome } from '../payments/PaymentOutcome.tsx';

interface PaymentSettlingProps extends StepNavigation {
  entryId: string;
  message: string | undefined;
  onPaid: () => void;
  onFailed: (failureMessage: string | null | undefined) => void;
  onCheck: () => Promise<void>;
}

const emptyForm = z.object({});

/** The last step while the outcome of the payment is unknown. The user can wait, or ask for the outcome. */
export function PaymentSettling({ entryId, onPaid, onFailed, onCheck, ...frame }: PaymentSettlingProps) {
  const form = useAppForm(emptyForm, {});
  return (
    <StepFrame
      {...frame}
      title="Betalingen behandles"
      text="Banken har ikke svaret endeligt endnu. Det tager som regel kun et par minutter."
      form={form}
      onSubmit={onCheck}
      submitLabel="Tjek igen"
      isPending={form.formState.isSubmitting}
    >
      <PaymentOutcome entryId={entryId} onPaid={onPaid} onFailed={onFailed} onCheck={onCheck} />
      <Banner tone="blue" role="status">
        Siden følger med af sig selv, så snart betalingen er på plads. I skal ikke bestille igen, og I betaler kun én
        gang.
      </Banner>
    </StepFrame>
  );
}
