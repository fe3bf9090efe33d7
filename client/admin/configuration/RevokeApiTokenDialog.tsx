import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { useAttempt } from '../../relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { TokenRow } from './apiTokenColumns.tsx';
import type { RevokeApiTokenDialogMutation } from './__generated__/RevokeApiTokenDialogMutation.graphql.ts';

export function RevokeApiTokenDialog({
  token: { id, name, lastFour },
  onClose,
}: {
  token: Pick<TokenRow, 'id' | 'name' | 'lastFour'>;
  onClose: () => void;
}) {
  const [revoke] = useAction<RevokeApiTokenDialogMutation>(graphql`
    mutation RevokeApiTokenDialogMutation($id: ID!) {
      revokeApiToken(id: $id) {
        edge {
          node {
            ...ApiTokenList_token
          }
        }
      }
    }
  `);
  const { attempt, message } = useAttempt(async () => {
    await revoke({ id });
    toast.success('API-nøgle tilbagekaldt');
    onClose();
  }, 'Kunne ikke tilbagekalde nøglen');
  return (
    <ConfirmDialog
      title={`Tilbagekald nøglen ${name}?`}
      isOpen
      danger
      confirmLabel="Tilbagekald nøglen"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Det program, der bruger nøglen, der ender på {lastFour}, mister sin adgang med det samme. Det kan ikke fortrydes.
    </ConfirmDialog>
  );
}
