import { graphql, useFragment } from 'react-relay';
import { SUBDOMAIN_SUFFIX } from '../../../domain/companies/subdomain.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { DeleteInstallationDialog_installation$key } from '#relay/DeleteInstallationDialog_installation.graphql';
import type { DeleteInstallationDialogMutation } from '#relay/DeleteInstallationDialogMutation.graphql';

interface DeleteInstallationDialogProps {
  installation: DeleteInstallationDialog_installation$key;
  /** Id of the connection that the installation is removed from. */
  connectionId: string;
  onClose: () => void;
}

const installationFragment = graphql`
  fragment DeleteInstallationDialog_installation on Installation {
    id
    subdomain
  }
`;

const mutation = graphql`
  mutation DeleteInstallationDialogMutation($id: ID!, $connections: [ID!]!) {
    deleteInstallation(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function DeleteInstallationDialog({ installation, connectionId, onClose }: DeleteInstallationDialogProps) {
  const { id, subdomain } = useFragment(installationFragment, installation);
  const [remove] = useAction<DeleteInstallationDialogMutation>(mutation);
  // After a deletion, the dialog disappears together with the installation's row.
  const { attempt, message } = useAttempt(async () => {
    await remove({ id, connections: [connectionId] });
    toast.success('Zendesk installation slettet');
  }, 'Kunne ikke slette Zendesk-installation');
  return (
    <ConfirmDialog
      title={`Slet ${subdomain}${SUBDOMAIN_SUFFIX}?`}
      isOpen
      danger
      confirmLabel="Slet"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Installationen og dens forbindelse forsvinder fra portalen. Jeres Zendesk selv bliver ikke rørt.
    </ConfirmDialog>
  );
}
