import { Blocks, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ActionsMenu } from '../ui/ActionsMenu.tsx';
import { ApiCredentialsDialog } from './ApiCredentialsDialog.tsx';
import { DeleteInstallationDialog } from './DeleteInstallationDialog.tsx';
import { EditInstallationDialog } from './EditInstallationDialog.tsx';
import type { InstallationActions_customer$key } from './__generated__/InstallationActions_customer.graphql.ts';
import type { InstallationActions_installation$key } from './__generated__/InstallationActions_installation.graphql.ts';

interface InstallationActionsProps {
  customer: InstallationActions_customer$key;
  installation: InstallationActions_installation$key;
  connection: string;
}

export function InstallationActions({ customer, installation, connection }: InstallationActionsProps) {
  const company = useFragment(
    graphql`
      fragment InstallationActions_customer on Customer {
        ...EditInstallationDialog_customer
      }
    `,
    customer,
  );
  const data = useFragment(
    graphql`
      fragment InstallationActions_installation on Installation {
        id
        subdomain
        ...ApiCredentialsDialog_installation
        ...DeleteInstallationDialog_installation
        ...EditInstallationDialog_installation
      }
    `,
    installation,
  );
  const [open, setOpen] = useState<'edit' | 'credentials' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ActionsMenu
        label={`Handlinger for ${data.subdomain}`}
        entries={[
          { id: 'edit', label: 'Rediger', icon: <Pencil aria-hidden />, onAction: () => setOpen('edit') },
          {
            id: 'credentials',
            label: 'API-nøgler',
            icon: <KeyRound aria-hidden />,
            onAction: () => setOpen('credentials'),
          },
          {
            id: 'integrations',
            label: 'Integrationer',
            icon: <Blocks aria-hidden />,
            to: `/integrations?instance=${data.id}`,
          },
          {
            id: 'delete',
            label: 'Slet',
            icon: <Trash2 aria-hidden />,
            danger: true,
            startsGroup: true,
            onAction: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'edit' && <EditInstallationDialog customer={company} installation={data} onClose={close} />}
      {open === 'credentials' && <ApiCredentialsDialog installation={data} onClose={close} />}
      {open === 'delete' && <DeleteInstallationDialog installation={data} connection={connection} onClose={close} />}
    </>
  );
}
