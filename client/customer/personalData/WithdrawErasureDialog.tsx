import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { WithdrawErasureDialogMutation } from '#relay/WithdrawErasureDialogMutation.graphql';

const mutation = graphql`
  mutation WithdrawErasureDialogMutation {
    withdrawErasure {
      ...ErasureCard_data
    }
  }
`;

export function WithdrawErasureDialog({ onClose }: { onClose: () => void }) {
  const [withdraw] = useAction<WithdrawErasureDialogMutation>(mutation);
  return (
    <ActionDialog
      title="Fortryd anmodningen?"
      confirmLabel="Fortryd anmodningen"
      cancelLabel="Behold"
      action={() => withdraw({})}
      done="Anmodningen er trukket tilbage"
      failure="Kunne ikke fortryde anmodningen"
      onClose={onClose}
    >
      Dine data bliver, hvor de er. Du kan bede om sletning igen senere.
    </ActionDialog>
  );
}
