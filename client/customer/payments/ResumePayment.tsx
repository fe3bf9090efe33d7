import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../app/relay/errors.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { useResumePayment } from '../../parts/paymentCard/useResumePayment.ts';
import { Button } from '../../ui/Button.tsx';
import { focusContent } from '../../ui/focusContent.ts';
import { toast } from '../../ui/Toast.tsx';
import styles from './Payments.module.css';

interface ResumePaymentProps {
  entryId: string;
  /** The description of the ledger entry; names the button for screen readers. */
  description: string;
}

/**
 * A button that continues a card payment whose outcome is open, for example because the user closed the page while the
 * bank asked for confirmation.
 */
export function ResumePayment({ entryId, description }: ResumePaymentProps) {
  const [isPending, setPending] = useState(false);
  const resume = useResumePayment();
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
      const unsettledEntryId = await resume(entryId);
      toast.success(
        unsettledEntryId
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
    <span className={styles.pending}>
      Betalingen er ikke afsluttet.
      <Allowed to="canPay">
        <Button
          size="small"
          isPending={isPending}
          onPress={continuePayment}
          aria-label={`Fortsæt betaling: ${description}`}
        >
          Fortsæt betaling
        </Button>
      </Allowed>
    </span>
  );
}
