import { graphql } from 'react-relay';
import { useAction } from '../relay/useAction.ts';
import { useAttempt } from '../relay/useAttempt.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { ReplaceSecretDialogMutation } from './__generated__/ReplaceSecretDialogMutation.graphql.ts';

interface ReplaceSecretDialogProps {
  installationId: string;
  onReplaced: (signingSecret: string | undefined) => void;
  onClose: () => void;
}

export function ReplaceSecretDialog({ installationId, onReplaced, onClose }: ReplaceSecretDialogProps) {
  const [replace] = useAction<ReplaceSecretDialogMutation>(graphql`
    mutation ReplaceSecretDialogMutation($installationId: ID!) {
      replaceWebhookSecret(installationId: $installationId) {
        signingSecret
        integration {
          ...IntegrationCard_integration
        }
      }
    }
  `);
  const { attempt, message } = useAttempt(async () => {
    const { replaceWebhookSecret } = await replace({ installationId });
    onReplaced(replaceWebhookSecret.signingSecret ?? undefined);
  }, 'Kunne ikke gemme indstillinger');
  return (
    <ConfirmDialog
      title="Vil du have en ny signeringsnøgle?"
      isOpen
      danger
      confirmLabel="Lav ny nøgle"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Den nuværende gælder ikke længere fra det øjeblik. Indtil jeres system kender den nye, kan det ikke kontrollere
      portalens beskeder.
    </ConfirmDialog>
  );
}
