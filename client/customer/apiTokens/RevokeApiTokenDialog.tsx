import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { TokenRow } from './apiTokenColumns.tsx';

interface RevokeApiTokenDialogProps {
  token: Pick<TokenRow, 'id' | 'name' | 'lastFour'>;
  revoke: (id: string) => Promise<unknown>;
  onClose: () => void;
}

export const RevokeApiTokenDialog = ({ token: { id, name, lastFour }, revoke, onClose }: RevokeApiTokenDialogProps) => (
  <ActionDialog
    title={`Tilbagekald nøglen ${name}?`}
    danger
    confirmLabel="Tilbagekald nøglen"
    action={() => revoke(id)}
    done="API-nøgle tilbagekaldt"
    failure="Kunne ikke tilbagekalde nøglen"
    onClose={onClose}
  >
    Det program, der bruger nøglen, der ender på {lastFour}, mister sin adgang med det samme. Det kan ikke fortrydes.
  </ActionDialog>
);
