import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { completeCardPayment } from '../card/completeCardPayment.ts';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { focusContent } from '../ui/focusContent.ts';
import { toast } from '../ui/Toast.tsx';
import styles from './Payments.module.css';
import type { OpenPaymentMutation } from './__generated__/OpenPaymentMutation.graphql.ts';

interface Payment {
  readonly id: string;
  readonly description: string;
}

/**
 * Lets the user continue an interrupted card payment, such as one whose page was closed while the bank asked for
 * confirmation.
 */
export function OpenPayment({ id, description }: Payment) {
  const [isPending, setPending] = useState(false);
  const [resume] = useAction<OpenPaymentMutation>(graphql`
    mutation OpenPaymentMutation($id: ID!) {
      resumePayment(entryId: $id) {
        entry {
          id
          status
          failureMessage
        }
        confirmation {
          clientSecret
          paymentMethodId
          publishableKey
          scriptUrl
        }
      }
    }
  `);
  const wasPressed = useRef(false);
  // The button disappears when the payment is settled, so the focus moves to the content.
  useEffect(
    () => () => {
      if (wasPressed.current && document.activeElement === document.body) focusContent();
    },
    [],
  );
  const continuePayment = async () => {
    wasPressed.current = true;
    setPending(true);
    try {
      const { entry, confirmation } = (await resume({ id })).resumePayment;
      const openEntryId = await completeCardPayment(confirmation, async () =>
        confirmation ? (await resume({ id })).resumePayment.entry : entry,
      );
      toast.success(
        openEntryId
          ? 'Banken har ikke svaret endeligt endnu. Status følger med her på siden.'
          : 'Betalingen er gennemført',
      );
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke fortsætte betalingen'));
    } finally {
      setPending(false);
    }
  };
  return (
    <span className={styles.open}>
      Betalingen er ikke afsluttet.
      <Button
        size="small"
        isPending={isPending}
        onPress={continuePayment}
        aria-label={`Fortsæt betaling: ${description}`}
      >
        Fortsæt betaling
      </Button>
    </span>
  );
}
