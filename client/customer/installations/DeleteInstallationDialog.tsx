import { graphql, useFragment } from 'react-relay';
import { SUBDOMAIN_SUFFIX } from '../../../domain/companies/subdomain.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title={`Slet ${subdomain}${SUBDOMAIN_SUFFIX}?`}
      danger
      confirmLabel="Slet"
      action={() => remove({ id, connections: [connectionId] })}
      done="Zendesk installation slettet"
      failure="Kunne ikke slette Zendesk-installation"
      onClose={onClose}
    >
      Installationen og dens forbindelse forsvinder fra portalen. Jeres Zendesk selv bliver ikke rørt.
    </ActionDialog>
  );
}
