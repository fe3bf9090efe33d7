import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './Payments.module.css';
import { retryText } from './paymentText.ts';
import type { PayNowMutation } from '#relay/PayNowMutation.graphql';

interface PayNowProps {
  id: string;
  /** The entry or invoice that the button pays, in its name for screen readers. */
  description: string;
  nextRetryAt: string | null | undefined;
}

/** When a failed card payment is tried again, and a button that leads to the page on which it is paid at once. */
export const PayNow = ({ nextRetryAt, ...payment }: PayNowProps) => (
  <span className={styles.pending}>
    {nextRetryAt ? `${retryText(nextRetryAt)}.` : 'Ikke betalt, og derfor sat i bero.'}
    <PayButton {...payment} label="Betal nu" />
  </span>
);

interface PayButtonProps extends Omit<PayNowProps, 'nextRetryAt'> {
  label: string;
  /** The one action of its part of the page. */
  isPrimary?: boolean;
}

const mutation = graphql`
  mutation PayNowMutation($id: ID!) {
    createPaymentLink(id: $id)
  }
`;

/** Leads somebody who may buy to the page on which an amount is paid by card. */
export function PayButton({ id, description, label, isPrimary }: PayButtonProps) {
  const navigate = useNavigate();
  const [createLink, isRunning] = useAction<PayNowMutation>(mutation);
  const open = async () => {
    try {
      await navigate((await createLink({ id })).createPaymentLink);
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke åbne betalingen'));
    }
  };
  return (
    <Allowed to="canBuy">
      <Button
        {...(isPrimary ? { variant: 'primary' } : { size: 'small' })}
        isPending={isRunning}
        onPress={open}
        aria-label={`${label}: ${description}`}
      >
        {label}
      </Button>
    </Allowed>
  );
}
