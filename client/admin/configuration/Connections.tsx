import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import { CompanyId } from './CompanyId.tsx';
import { DineroChoice } from './DineroChoice.tsx';
import { FolderChoice } from './FolderChoice.tsx';
import { PointOfContactChoice } from './PointOfContactChoice.tsx';
import type { Connections_customer$key } from '#relay/Connections_customer.graphql';
import type { ConnectionsSubscription } from '#relay/ConnectionsSubscription.graphql';

const subscription = graphql`
  subscription ConnectionsSubscription($id: ID!) {
    adminCompanyChanged(customerId: $id) {
      edge {
        node {
          ...Connections_customer
        }
      }
    }
  }
`;

const customerFragment = graphql`
  fragment Connections_customer on Customer {
    id
    ...DineroChoice_customer
    ...FolderChoice_customer
    ...PointOfContactChoice_customer
  }
`;

/** The contact at Dinero, the folder at ClickUp, the point of contact and the id. Each area changes its own. */
export function Connections({ customer: key }: { customer: Connections_customer$key }) {
  const { id, ...customer } = useFragment(customerFragment, key);
  useSubscription<ConnectionsSubscription>(useMemo(() => ({ subscription, variables: { id } }), [id]));
  return (
    <Card flush>
      <CardHead
        title="Opsætning"
        text={
          'Uden Dinero kontakt kan I ikke lave fakturakladder, uden mappe ser kunden ingen opgaver, ' +
          'og uden point of contact ingen kontaktperson.'
        }
      />
      <List>
        <DineroChoice customer={customer} />
        <FolderChoice customer={customer} />
        <PointOfContactChoice customer={customer} />
        <CompanyId id={id} />
      </List>
    </Card>
  );
}
