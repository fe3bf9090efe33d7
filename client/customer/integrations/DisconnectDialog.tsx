import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Vil du afbryde forbindelsen til ${shop}?`}
      danger
      confirmLabel="Afbryd forbindelsen"
      action={() => disconnect({ installationId })}
      done="Forbindelsen til Shopify er afbrudt"
      failure="Kunne ikke afbryde forbindelsen"
      onClose={onClose}
    >
      Integrationen slås fra, og vi glemmer butikken og adgangen til den. Appen bliver stående i butikken, til den
      fjernes dér. I kan forbinde butikken igen.
    </ActionDialog>
  );
}
