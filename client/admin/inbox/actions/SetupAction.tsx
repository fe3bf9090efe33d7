import { graphql, useLazyLoadQuery } from 'react-relay';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Connections } from '../../configuration/Connections.tsx';
import type { ActionProps } from './ActionProps.ts';
import { ItemIsGone } from './ItemIsGone.tsx';
import type { SetupActionQuery } from '#relay/SetupActionQuery.graphql';

const query = graphql`
  query SetupActionQuery($id: ID!) {
    admin {
      customer(id: $id) {
        name
        ...Connections_customer
      }
    }
  }
`;

/** Sets a new company up: its contact at Dinero, its folder at ClickUp and its point of contact. */
export function SetupAction({ item: { subjectId }, onClose }: ActionProps) {
  const { admin } = useLazyLoadQuery<SetupActionQuery>(query, { id: subjectId }, { fetchPolicy: 'network-only' });
  const { customer } = admin;
  if (!customer) return <ItemIsGone onClose={onClose} />;
  return (
    <Dialog
      title={`Sæt ${customer.name} op`}
      isOpen
      wide
      onClose={onClose}
      footer={<Button onPress={onClose}>Luk</Button>}
    >
      <Connections customer={customer} />
    </Dialog>
  );
}
