import { useMemo } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import { CompanyId } from './CompanyId.tsx';
import { ContactChoice } from './ContactChoice.tsx';
import { FolderChoice } from './FolderChoice.tsx';
import type { Connections_customer$key } from './__generated__/Connections_customer.graphql.ts';
import type { ConnectionsSubscription } from './__generated__/ConnectionsSubscription.graphql.ts';

const subscription = graphql`
  subscription ConnectionsSubscription {
    adminCompanyChanged { edge { node { ...Connections_customer } } }
  }
`;

/** What ties a company to the reseller's own tools and people. */
export function Connections({ customer }: { customer: Connections_customer$key }) {
  const { id, ...parts } = useFragment(
    graphql`
      fragment Connections_customer on Customer {
        id
        ...FolderChoice_customer
        ...ContactChoice_customer
      }
    `,
    customer,
  );
  useSubscription<ConnectionsSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  return (
    <Card flush>
      <CardHead title="Opsætning" text="Uden mappe ser kunden ingen opgaver, og uden point of contact ingen kontaktperson." />
      <List>
        <FolderChoice customer={parts} />
        <ContactChoice customer={parts} />
        <CompanyId id={id} />
      </List>
    </Card>
  );
}
