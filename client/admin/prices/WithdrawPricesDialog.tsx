import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { WithdrawPricesDialogMutation } from '#relay/WithdrawPricesDialogMutation.graphql';

interface WithdrawPricesDialogProps {
  id: string;
  /** The first day of the version, as text. */
  day: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation WithdrawPricesDialogMutation($id: ID!) {
    withdrawPriceList(id: $id) {
      edge {
        node {
          ...readPriceVersion_version
        }
      }
    }
  }
`;

export function WithdrawPricesDialog({ id, day, onClose }: WithdrawPricesDialogProps) {
  const [withdraw] = useAction<WithdrawPricesDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Træk priserne fra ${day} tilbage?`}
      danger
      confirmLabel="Træk tilbage"
      cancelLabel="Behold"
      action={() => withdraw({ id })}
      done="Ændringen er trukket tilbage"
      failure="Kunne ikke trække ændringen tilbage"
      onClose={onClose}
    >
      Priserne fra før fortsætter. Historikken viser, at ændringen har været planlagt.
    </ActionDialog>
  );
}
