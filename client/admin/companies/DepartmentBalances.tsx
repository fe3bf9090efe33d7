import { graphql, useFragment } from 'react-relay';
import { formatExact } from '../../../domain/money.ts';
import { labelOf, NO_PAYMENT_METHOD, PaymentMethod } from '../../../domain/vocabulary.ts';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import type { DepartmentBalances_customer$key } from './__generated__/DepartmentBalances_customer.graphql.ts';

/** What each department owes, with moms. */
export function DepartmentBalances({ customer }: { customer: DepartmentBalances_customer$key }) {
  const { departments } = useFragment(
    graphql`
      fragment DepartmentBalances_customer on Customer {
        departments(first: 100) { edges { node { id name paymentMethod balance } } }
      }
    `,
    customer,
  );
  if (!departments.edges.length) return null;
  return (
    <Card flush>
      <CardHead title="Saldo pr. afdeling" />
      <List>
        {departments.edges.map(({ node: { id, name, paymentMethod, balance } }) => (
          <ListItem
            key={id} title={name} text={paymentMethod ? labelOf(PaymentMethod, paymentMethod) : `Betalingsmetode: ${NO_PAYMENT_METHOD.toLocaleLowerCase('da')}`}
            end={<span className="num">{formatExact(balance)}</span>} shortEnd
          />
        ))}
      </List>
    </Card>
  );
}
