import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { DeleteLicenseDialog_license$key } from '#relay/DeleteLicenseDialog_license.graphql';
import type { DeleteLicenseDialogMutation } from '#relay/DeleteLicenseDialogMutation.graphql';

interface DeleteLicenseDialogProps {
  license: DeleteLicenseDialog_license$key;
  connection: string;
  onClose: () => void;
}

const licenseFragment = graphql`
  fragment DeleteLicenseDialog_license on License {
    id
    type
    quantity
    installation {
      subdomain
    }
  }
`;

const mutation = graphql`
  mutation DeleteLicenseDialogMutation($id: ID!, $connections: [ID!]!) {
    deleteLicense(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function DeleteLicenseDialog({ license, connection, onClose }: DeleteLicenseDialogProps) {
  const { id, type, quantity, installation } = useFragment(licenseFragment, license);
  const [remove] = useAction<DeleteLicenseDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Slet ${formatCount(quantity)} × ${labelOf(Plan, type)}?`}
      danger
      confirmLabel="Slet licensen"
      action={() => remove({ id, connections: [connection] })}
      done="Licens slettet"
      failure="Der opstod en fejl ved sletning af licens"
      onClose={onClose}
    >
      Licensen på {installation.subdomain} forsvinder for kunden. Det, der er faktureret, krediteres ikke, og ingen får
      en mail. Det kan ikke fortrydes.
    </ActionDialog>
  );
}
