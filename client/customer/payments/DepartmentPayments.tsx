import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { formatExact } from '../../../domain/basics/money.ts';
import { Stat } from '../../ui/Card.tsx';
import { LedgerHistory } from './LedgerHistory.tsx';
import { addNewEntries } from './newEntries.ts';
import { NextPayment } from './NextPayment.tsx';
import { PaymentInfo } from './PaymentInfo.tsx';
import styles from './Payments.module.css';
import type { DepartmentPayments_department$key } from '#relay/DepartmentPayments_department.graphql';
import type { DepartmentPaymentsSubscription } from '#relay/DepartmentPaymentsSubscription.graphql';
import type { NextPayment_customer$key } from '#relay/NextPayment_customer.graphql';

const subscription = graphql`
  subscription DepartmentPaymentsSubscription {
    ledgerChanged {
      balance
      ...NextPayment_department
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

interface DepartmentPaymentsProps {
  customer: NextPayment_customer$key;
  department: DepartmentPayments_department$key;
}

const departmentFragment = graphql`
  fragment DepartmentPayments_department on Department {
    balance
    ...NextPayment_department
    ...PaymentInfo_department
    ...LedgerHistory_department
  }
`;

export function DepartmentPayments({ customer, department: key }: DepartmentPaymentsProps) {
  const department = useFragment(departmentFragment, key);
  const { balance } = department;
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
        <NextPayment customer={customer} department={department} />
        <PaymentInfo department={department} />
      </div>
      <LedgerHistory department={department} />
    </>
  );
}
