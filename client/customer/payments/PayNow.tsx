import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { Allowed } from '../../app/shell/permissions.tsx';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { retryText } from '../../parts/ledger/retryText.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Payments.module.css';
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

/** Leads somebody who may pay to the page on which an amount is paid by card. */
export function PayButton({ id, description, label, isPrimary }: PayButtonProps) {
  const navigate = useNavigate();
  const [createLink, isRunning] = useActionWithToast<PayNowMutation>(mutation, {
    failure: 'Kunne ikke åbne betalingen',
  });
  const open = async () => {
    const created = await createLink({ id });
    if (created) await navigate(created.createPaymentLink);
  };
  return (
    <Allowed to="canPay">
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
