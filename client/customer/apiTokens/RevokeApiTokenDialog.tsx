import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { TokenRow } from './apiTokenColumns.tsx';

interface RevokeApiTokenDialogProps {
  token: Pick<TokenRow, 'id' | 'name' | 'lastFour'>;
  revoke: (id: string) => Promise<unknown>;
  onClose: () => void;
}

export function RevokeApiTokenDialog({ token: { id, name, lastFour }, revoke, onClose }: RevokeApiTokenDialogProps) {
  const { attempt, message } = useAttempt(async () => {
    await revoke(id);
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
