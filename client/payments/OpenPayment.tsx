import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { payByCard } from '../card/payByCard.ts';
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

/** A card payment that was left before its end, such as by closing the page while the bank was asking: here it is gone on with. */
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
  // With the payment's end the button is gone, and the keys go on in the content.
  useEffect(
    () => () => {
      if (wasPressed.current && document.activeElement === document.body) focusContent();
    },
    [],
  );
  const goOn = async () => {
    wasPressed.current = true;
    setPending(true);
    try {
      const { entry, confirmation } = (await resume({ id })).resumePayment;
      const openEntryId = await payByCard(confirmation, async () =>
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
      <Button size="small" isPending={isPending} onPress={goOn} aria-label={`Fortsæt betaling: ${description}`}>
        Fortsæt betaling
      </Button>
    </span>
  );
}
