import { graphql, useFragment } from 'react-relay';
import { SUBDOMAIN_SUFFIX } from '../../domain/subdomain.ts';
import { useAction } from '../relay/useAction.ts';
import { useAttempt } from '../relay/useAttempt.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { toast } from '../ui/Toast.tsx';
import type { DeleteApiCredentialsDialog_installation$key } from './__generated__/DeleteApiCredentialsDialog_installation.graphql.ts';
import type { DeleteApiCredentialsDialogMutation } from './__generated__/DeleteApiCredentialsDialogMutation.graphql.ts';

interface DeleteApiCredentialsDialogProps {
  installation: DeleteApiCredentialsDialog_installation$key;
  onClose: () => void;
}

export function DeleteApiCredentialsDialog({ installation, onClose }: DeleteApiCredentialsDialogProps) {
  const { id, subdomain } = useFragment(
    graphql`
      fragment DeleteApiCredentialsDialog_installation on Installation {
        id
        subdomain
      }
    `,
    installation,
  );
  const [remove] = useAction<DeleteApiCredentialsDialogMutation>(graphql`
    mutation DeleteApiCredentialsDialogMutation($installationId: ID!) {
      deleteApiCredentials(installationId: $installationId) {
        edge {
          node {
            ...InstallationTable_installation
            # The screens about seats show these too.
            seats {
              hasKey
              isReading
              showsNames
              viewerCanRead
            }
          }
        }
      }
    }
  `);
  const { attempt, message } = useAttempt(async () => {
    await remove({ installationId: id });
    toast.success('API-nøgle fjernet');
    onClose();
  }, 'Kunne ikke fjerne API-nøglen');
  return (
    <ConfirmDialog
      title={`Fjern API-nøglen til ${subdomain}${SUBDOMAIN_SUFFIX}?`}
      isOpen
      danger
      confirmLabel="Fjern API-nøgle"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Portalen læser ikke længere, hvor mange licenser der er i brug. Navne på agenter slettes. Tallene fra før bliver.
    </ConfirmDialog>
  );
}
