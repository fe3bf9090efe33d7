import { use, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { enumOf, PaymentMethod } from '../../../domain/basics/vocabulary.ts';
import { messageOf, PortalError } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ImpersonationLimit, IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { RadioCards } from '../../ui/Choice.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { CardPanel } from './CardPanel.tsx';
import type { PaymentMethodDialog_department$key } from '#relay/PaymentMethodDialog_department.graphql';
import type { PaymentMethodDialogAttachMutation } from '#relay/PaymentMethodDialogAttachMutation.graphql';
import type { PaymentMethodDialogMutation } from '#relay/PaymentMethodDialogMutation.graphql';

const methodForm = z.object({ method: z.enum(enumOf(PaymentMethod), 'Vælg en betalingsmetode') });
type MethodValues = z.input<typeof methodForm>;

const options = [
  { value: 'INVOICE', title: PaymentMethod.INVOICE.label, text: 'Vi sender en faktura.' },
  { value: 'CREDIT_CARD', title: PaymentMethod.CREDIT_CARD.label, text: 'Beløbet trækkes, når der købes.' },
];

interface PaymentMethodDialogProps {
  department: PaymentMethodDialog_department$key;
  /** The method that is selected first; by default the stored one. */
  firstMethod?: PaymentMethod;
  onClose: () => void;
}

const departmentFragment = graphql`
  fragment PaymentMethodDialog_department on Department {
    id
    name
    paymentMethod
    cardInfo {
      last4
    }
    ...CardPanel_department
  }
`;

const mutation = graphql`
  mutation PaymentMethodDialogMutation($departmentId: ID!, $method: PaymentMethod!) {
    setPaymentMethod(departmentId: $departmentId, method: $method) {
      edge {
        node {
          ...DepartmentCard_department
        }
      }
    }
  }
`;

const paymentMethodDialogAttachMutation = graphql`
  mutation PaymentMethodDialogAttachMutation($departmentId: ID!, $paymentMethodId: String!) {
    attachCard(departmentId: $departmentId, paymentMethodId: $paymentMethodId) {
      edge {
        node {
          ...DepartmentCard_department
        }
      }
    }
  }
`;

export function PaymentMethodDialog({ department: key, firstMethod, onClose }: PaymentMethodDialogProps) {
  const department = useFragment(departmentFragment, key);
  const { id, name, paymentMethod, cardInfo } = department;
  const form = useAppForm<MethodValues>(methodForm, {
    method: firstMethod ?? (paymentMethod as MethodValues['method']),
  });
  const method = useWatch({ control: form.control, name: 'method' }) as MethodValues['method'] | undefined;
  const [isNewCard, setNewCard] = useState(!cardInfo);
  const isImpersonated = use(IsImpersonatedContext);
  const confirmCard = useRef<(() => Promise<string>) | null>(null);
  const [isCardReady, setCardReady] = useState(false);
  // The id of a payment method that the bank has confirmed and the portal has not stored yet. A retry stores the same
  // one, because another confirmation would create a second card.
  const [confirmedId, setConfirmedId] = useState<string>();

  const [setMethod] = useAction<PaymentMethodDialogMutation>(mutation);
  const [attachCard] = useAction<PaymentMethodDialogAttachMutation>(paymentMethodDialogAttachMutation);

  const saveCard = async () => {
    if (!confirmedId && !confirmCard.current) throw new PortalError('Kortformular ikke fundet', 'CARD_FORM_MISSING');
    const paymentMethodId = confirmedId ?? (await confirmCard.current!());
    try {
      await attachCard({ departmentId: id, paymentMethodId });
    } catch (error) {
      setConfirmedId(paymentMethodId);
      throw new PortalError(messageOf(error, 'Der opstod en fejl ved gem af kortet'), 'CARD_NOT_SAVED');
    }
  };

  const usesNewCard = method === 'CREDIT_CARD' && isNewCard;
  const save = async (chosen: MethodValues) => {
    if (usesNewCard) await saveCard();
    else await setMethod({ departmentId: id, method: chosen.method });
    toast.success('Betalingsmetode opdateret', 3_000);
  };
  return (
    <SendDialog
      title={`Betalingsmetode for ${name}`}
      form={form}
      submitLabel={usesNewCard && confirmedId ? 'Gem igen' : 'Gem'}
      isSubmitDisabled={isImpersonated || !method || (usesNewCard && !confirmedId && !isCardReady)}
      send={save}
      failure="Kunne ikke opdatere betalingsmetode"
      onClose={onClose}
    >
      <ImpersonationLimit>Du er logget ind som en anden, så betalingsmetoden kan ikke ændres her.</ImpersonationLimit>
      <RadioCards label="Hvordan vil I betale?" options={options} {...form.field('method')} />
      <CardPanel
        department={department}
        isShown={method === 'CREDIT_CARD' && !isImpersonated}
        isNew={isNewCard}
        isConfirmed={confirmedId !== undefined}
        confirmRef={confirmCard}
        onNew={() => setNewCard(true)}
        onReady={setCardReady}
      />
    </SendDialog>
  );
}
