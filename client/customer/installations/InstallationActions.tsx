import { Blocks, KeyRound, Pencil, PlugZap, ShieldOff, Trash2 } from 'lucide-react';
import { use, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { useSubjects } from '../../app/shell/rights/subjects.tsx';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import {
  ApiCredentialsDialog,
  ConnectDialog,
  DeleteApiCredentialsDialog,
  DeleteInstallationDialog,
  EditInstallationDialog,
} from './installationDialogs.ts';
import type { InstallationActions_installation$key } from '#relay/InstallationActions_installation.graphql';
import type { useDepartments_customer$key } from '#relay/useDepartments_customer.graphql';

interface InstallationActionsProps {
  customer: useDepartments_customer$key;
  installation: InstallationActions_installation$key;
  /** Id of the connection that the installation belongs to. */
  connectionId: string;
}

const installationFragment = graphql`
  fragment InstallationActions_installation on Installation {
    id
    subdomain
    connection
    zendeskApiKeyLast4
    ...ApiCredentialsDialog_installation
    ...ConnectDialog_installation
    ...DeleteApiCredentialsDialog_installation
    ...DeleteInstallationDialog_installation
    ...EditInstallationDialog_installation
  }
`;

export function InstallationActions({ customer, installation, connectionId }: InstallationActionsProps) {
  const data = useFragment(installationFragment, installation);
  const { canManageCompany } = usePermissions();
  const seesIntegrations = useSubjects().has('INTEGRATIONS');
  const isImpersonated = use(IsImpersonatedContext);
  const [openDialog, setOpenDialog] = useState<'edit' | 'connect' | 'credentials' | 'deleteCredentials' | 'delete'>();
  const close = () => setOpenDialog(undefined);
  if (!canManageCompany && !seesIntegrations) return null;
  return (
    <>
      <ActionsMenu
        label={`Handlinger for ${data.subdomain}`}
        entries={[
          ...(canManageCompany
            ? [
                { id: 'edit', label: 'Rediger', icon: <Pencil aria-hidden />, onAction: () => setOpenDialog('edit') },
                {
                  id: 'connect',
                  label: data.connection === 'NONE' ? 'Forbind Zendesk' : 'Forbind Zendesk igen',
                  icon: <PlugZap aria-hidden />,
                  onAction: () => setOpenDialog('connect'),
                },
                ...(data.connection === 'OAUTH'
                  ? []
                  : [
                      {
                        id: 'credentials',
                        label: 'Zendesk-nøgle',
                        icon: <KeyRound aria-hidden />,
                        onAction: () => setOpenDialog('credentials'),
                      },
                    ]),
              ]
            : []),
          ...(canManageCompany && !isImpersonated && data.connection !== 'NONE'
            ? [
                {
                  id: 'deleteCredentials',
                  label: data.zendeskApiKeyLast4 ? 'Fjern Zendesk-nøgle' : 'Afbryd forbindelsen',
                  icon: <ShieldOff aria-hidden />,
                  onAction: () => setOpenDialog('deleteCredentials'),
                },
              ]
            : []),
          ...(seesIntegrations
            ? [
                {
                  id: 'integrations',
                  label: 'Integrationer',
                  icon: <Blocks aria-hidden />,
                  to: `/integrations?instance=${data.id}`,
                },
              ]
            : []),
          ...(canManageCompany
            ? [
                {
                  id: 'delete',
                  label: 'Slet',
                  icon: <Trash2 aria-hidden />,
                  danger: true,
                  startsGroup: true,
                  onAction: () => setOpenDialog('delete'),
                },
              ]
            : []),
        ]}
      />
      {openDialog === 'edit' && <EditInstallationDialog customer={customer} installation={data} onClose={close} />}
      {openDialog === 'connect' && <ConnectDialog installation={data} onClose={close} />}
      {openDialog === 'credentials' && <ApiCredentialsDialog installation={data} onClose={close} />}
      {openDialog === 'deleteCredentials' && <DeleteApiCredentialsDialog installation={data} onClose={close} />}
      {openDialog === 'delete' && (
        <DeleteInstallationDialog installation={data} connectionId={connectionId} onClose={close} />
      )}
    </>
  );
}
