import { CreditCard, ReceiptText } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { labelOf, NO_PAYMENT_METHOD, PaymentMethod } from '../../../domain/basics/vocabulary.ts';
import { cardExpiry, cardName, isCardExpired } from '../../parts/paymentCard/cardText.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './Departments.module.css';
import type { PaymentMethodLine_department$key } from '#relay/PaymentMethodLine_department.graphql';

const departmentFragment = graphql`
  fragment PaymentMethodLine_department on Department {
    paymentMethod
    cardInfo {
      brand
      last4
      expMonth
      expYear
    }
  }
`;

export function PaymentMethodLine({ department }: { department: PaymentMethodLine_department$key }) {
  const { paymentMethod, cardInfo } = useFragment(departmentFragment, department);
  if (!paymentMethod) return <Badge tone="amber">{NO_PAYMENT_METHOD}</Badge>;
  const card = paymentMethod === 'CREDIT_CARD' ? cardInfo : null;
  const Icon = paymentMethod === 'CREDIT_CARD' ? CreditCard : ReceiptText;
  return (
    <span className={styles.method}>
      <Icon aria-hidden />
      <span>
        <span className={styles.methodName}>
          {labelOf(PaymentMethod, paymentMethod)}
          {card && isCardExpired(card) && <Badge tone="red">Udløbet</Badge>}
        </span>
        {card && (
          <span className={styles.cardDetails}>
            {cardName(card)} · {cardExpiry(card)}
          </span>
        )}
      </span>
    </span>
  );
}
