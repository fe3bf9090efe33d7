import { graphql, useFragment } from 'react-relay';
import { SUBDOMAIN_SUFFIX } from '../../../domain/companies/subdomain.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { DeleteApiCredentialsDialog_installation$key } from '#relay/DeleteApiCredentialsDialog_installation.graphql';
import type { DeleteApiCredentialsDialogMutation } from '#relay/DeleteApiCredentialsDialogMutation.graphql';

interface DeleteApiCredentialsDialogProps {
  installation: DeleteApiCredentialsDialog_installation$key;
  onClose: () => void;
}

const installationFragment = graphql`
  fragment DeleteApiCredentialsDialog_installation on Installation {
    id
    subdomain
    zendeskApiKeyLast4
  }
`;

const mutation = graphql`
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
`;

export function DeleteApiCredentialsDialog({ installation, onClose }: DeleteApiCredentialsDialogProps) {
  const { id, subdomain, zendeskApiKeyLast4 } = useFragment(installationFragment, installation);
  const hasKey = Boolean(zendeskApiKeyLast4);
  const [remove] = useAction<DeleteApiCredentialsDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`${hasKey ? 'Fjern Zendesk-nøglen' : 'Afbryd forbindelsen'} til ${subdomain}${SUBDOMAIN_SUFFIX}?`}
      danger
      confirmLabel={hasKey ? 'Fjern Zendesk-nøgle' : 'Afbryd forbindelsen'}
      action={() => remove({ installationId: id })}
      done={hasKey ? 'Zendesk-nøgle fjernet' : 'Forbindelsen er afbrudt'}
      failure={hasKey ? 'Kunne ikke fjerne Zendesk-nøglen' : 'Kunne ikke afbryde forbindelsen'}
      onClose={onClose}
    >
      Portalen læser ikke længere, hvor mange licenser der er i brug. Navne på agenter slettes. Tallene fra før bliver.
    </ActionDialog>
  );
}
