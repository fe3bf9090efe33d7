import { graphql } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import { itemText } from './agreedPriceColumns.tsx';
import type { AgreedPriceRow } from './readAgreedPrice.ts';
import type { WithdrawAgreedPriceDialogMutation } from '#relay/WithdrawAgreedPriceDialogMutation.graphql';

interface WithdrawAgreedPriceDialogProps {
  price: AgreedPriceRow;
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation WithdrawAgreedPriceDialogMutation($id: ID!, $connections: [ID!]!) {
    withdrawAgreedPrice(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function WithdrawAgreedPriceDialog({ price, connection, onClose }: WithdrawAgreedPriceDialogProps) {
  const [withdraw] = useAction<WithdrawAgreedPriceDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Træk prisen fra ${formatDate(price.validFrom)} tilbage?`}
      danger
      confirmLabel="Træk tilbage"
      cancelLabel="Behold"
      action={() => withdraw({ id: price.id, connections: [connection] })}
      done="Prisen er trukket tilbage"
      failure="Kunne ikke trække prisen tilbage"
      onClose={onClose}
    >
      {itemText(price.item)} koster så det samme som i prislisten.
    </ActionDialog>
  );
}
