import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { z } from 'zod';
import { Banner } from '../ui/Banner.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { StepFrame, type StepWay } from '../ui/wizard/StepFrame.tsx';
import type { PaymentSettlingSubscription } from './__generated__/PaymentSettlingSubscription.graphql.ts';

const subscription = graphql`
  subscription PaymentSettlingSubscription {
    ledgerChanged {
      ledger(first: 20) { edges { node { id status failureMessage } } }
    }
  }
`;

interface PaymentSettlingProps extends StepWay {
  entryId: string;
  message: string | undefined;
  onPaid: () => void;
  onFailed: (failureMessage: string | null | undefined) => void;
  onCheck: () => Promise<void>;
}

const nothingToFill = z.object({});

/** A payment whose end nobody knows yet: it is waited for here, and asked about when somebody wants to know. */
export function PaymentSettling({ entryId, onPaid, onFailed, onCheck, ...frame }: PaymentSettlingProps) {
  const form = useAppForm(nothingToFill, {});
  useSubscription<PaymentSettlingSubscription>(useMemo(() => ({
    subscription,
    variables: {},
    onNext: (answer) => {
      const entry = answer?.ledgerChanged.ledger.edges.find(({ node }) => node.id === entryId)?.node;
      if (entry?.status === 'PAID') onPaid();
      else if (entry && entry.status !== 'PENDING') onFailed(entry.failureMessage);
    },
  }), [entryId, onPaid, onFailed]));
  return (
    <StepFrame
      {...frame} title="Betalingen behandles" text="Banken har ikke svaret endeligt endnu. Det tager som regel kun et par minutter."
      form={form} onSubmit={onCheck} submitLabel="Tjek igen" isPending={form.formState.isSubmitting}
    >
      <Banner tone="blue" role="status">Siden følger med af sig selv, så snart betalingen er på plads. I skal ikke bestille igen, og I betaler kun én gang.</Banner>
    </StepFrame>
  );
}
