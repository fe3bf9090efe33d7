import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { DisconnectDialogMutation } from '#relay/DisconnectDialogMutation.graphql';

interface DisconnectDialogProps {
  installationId: string;
  shop: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation DisconnectDialogMutation($installationId: ID!) {
    disconnectShopify(installationId: $installationId) {
      integration {
        ...IntegrationCard_integration
      }
    }
  }
`;

export function DisconnectDialog({ installationId, shop, onClose }: DisconnectDialogProps) {
  const [disconnect] = useAction<DisconnectDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await disconnect({ installationId });
    toast.success('Forbindelsen til Shopify er afbrudt');
    onClose();
  }, 'Kunne ikke afbryde forbindelsen');
  return (
    <ConfirmDialog
      title={`Vil du afbryde forbindelsen til ${shop}?`}
      isOpen
      danger
      confirmLabel="Afbryd forbindelsen"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Integrationen slås fra, og vi glemmer butikken og adgangen til den. Appen bliver stående i butikken, til den
      fjernes dér. I kan forbinde butikken igen.
    </ConfirmDialog>
  );
}
