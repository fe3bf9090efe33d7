import { CalendarClock, Scale } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { formatDate } from '../../domain/dates.ts';
import { formatExact } from '../../domain/money.ts';
import { Stat } from '../ui/Card.tsx';
import { LedgerHistory } from './LedgerHistory.tsx';
import { addNewEntries } from './newEntries.ts';
import { PaymentInfo } from './PaymentInfo.tsx';
import styles from './Payments.module.css';
import type { DepartmentPayments_department$key } from './__generated__/DepartmentPayments_department.graphql.ts';
import type { DepartmentPaymentsSubscription } from './__generated__/DepartmentPaymentsSubscription.graphql.ts';

const subscription = graphql`
  subscription DepartmentPaymentsSubscription {
    ledgerChanged {
      balance
      nextPayment {
        id
        gross
        createdAt
        description
      }
      newest: ledger(first: 20) {
        totalCount
        edges {
          cursor
          node {
            ...LedgerHistory_entry
          }
        }
      }
    }
  }
`;

export function DepartmentPayments({ department: key }: { department: DepartmentPayments_department$key }) {
  const department = useFragment(
    graphql`
      fragment DepartmentPayments_department on Department {
        balance
        nextPayment {
          id
          gross
          createdAt
          description
        }
        ...PaymentInfo_department
        ...LedgerHistory_department
      }
    `,
    key,
  );
  const { balance, nextPayment } = department;
  useSubscription<DepartmentPaymentsSubscription>(
    useMemo(() => ({ subscription, variables: {}, updater: addNewEntries }), []),
  );
  return (
    <>
      <div className={styles.cards}>
        <Stat
          label="Saldo"
          icon={<Scale aria-hidden />}
          value={formatExact(balance)}
          note="Det, der afventer betaling, inkl. moms"
        />
        <Stat
          label="Næste betaling"
          icon={<CalendarClock aria-hidden />}
          value={formatExact(nextPayment?.gross ?? 0)}
          note={
            nextPayment
              ? `${nextPayment.description} · ${formatDate(nextPayment.createdAt)}`
              : 'Ingen betalinger afventer'
          }
        />
        <PaymentInfo department={department} />
      </div>
      <LedgerHistory department={department} />
    </>
  );
}
