import { Wallet } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { Stat } from '../../ui/Card.tsx';
import styles from './Companies.module.css';
import type { BalanceStat_customer$key } from '#relay/BalanceStat_customer.graphql';

const customerFragment = graphql`
  fragment BalanceStat_customer on Customer {
    balance
    nextPayment {
      createdAt
    }
  }
`;

/** The unpaid amount of a company, and the date of its oldest unpaid ledger entry. */
export function BalanceStat({ customer }: { customer: BalanceStat_customer$key }) {
  const { balance, nextPayment } = useFragment(customerFragment, customer);
  return (
    <Stat
      label="Saldo"
      icon={<Wallet aria-hidden />}
      value={<span className={styles.amount}>{formatExact(balance)}</span>}
      note={nextPayment ? `Ældste ubetalte fra ${formatDate(nextPayment.createdAt)}` : 'Intet ubetalt'}
    />
  );
}
