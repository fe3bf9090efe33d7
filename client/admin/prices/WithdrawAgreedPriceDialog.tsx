import { graphql } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
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
  const { attempt, message } = useAttempt(async () => {
    await withdraw({ id: price.id, connections: [connection] });
    toast.success('Prisen er trukket tilbage');
    onClose();
  }, 'Kunne ikke trække prisen tilbage');
  return (
    <ConfirmDialog
      title={`Træk prisen fra ${formatDate(price.validFrom)} tilbage?`}
      isOpen
      danger
      confirmLabel="Træk tilbage"
      cancelLabel="Behold"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {itemText(price.item)} koster så det samme som i prislisten.
    </ConfirmDialog>
  );
}
