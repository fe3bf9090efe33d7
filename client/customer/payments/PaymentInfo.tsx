import { CreditCard } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { labelOf, NO_PAYMENT_METHOD, PaymentMethod } from '../../../domain/basics/vocabulary.ts';
import { cardExpiry, cardName, isCardExpired } from '../../parts/paymentCard/cardText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Stat } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Payments.module.css';
import type { PaymentInfo_department$key } from '#relay/PaymentInfo_department.graphql';

const departmentFragment = graphql`
  fragment PaymentInfo_department on Department {
    paymentMethod
    cardInfo {
      brand
      last4
      expMonth
      expYear
    }
  }
`;

/** The department's payment method, with a link to the page that changes it. */
export function PaymentInfo({ department }: { department: PaymentInfo_department$key }) {
  const { paymentMethod, cardInfo } = useFragment(departmentFragment, department);
  const card = paymentMethod === 'CREDIT_CARD' ? cardInfo : null;
  return (
    <Stat
      label="Betalingsoplysninger"
      icon={<CreditCard aria-hidden />}
      value={paymentMethod ? labelOf(PaymentMethod, paymentMethod) : NO_PAYMENT_METHOD}
      note={
        <span className={styles.method}>
          {card && (
            <span>
              {cardName(card)} · {cardExpiry(card)}
            </span>
          )}
          {card && isCardExpired(card) && <Badge tone="red">Udløbet</Badge>}
          <Link to="/departments">{paymentMethod ? 'Skift betalingsmetode' : 'Opsæt betalingsmetode'}</Link>
        </span>
      }
    />
  );
}
