import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { Button } from '../../ui/Button.tsx';
import { CreateInstallationDialog } from './CreateInstallationDialog.tsx';
import type { AddInstallationButton_customer$key } from '#relay/AddInstallationButton_customer.graphql';

interface AddInstallationButtonProps {
  customer: AddInstallationButton_customer$key;
  /** For a page that has another primary button. */
  isSecondary?: boolean;
}

const customerFragment = graphql`
  fragment AddInstallationButton_customer on Customer {
    ...CreateInstallationDialog_customer
  }
`;

export function AddInstallationButton({ customer, isSecondary = false }: AddInstallationButtonProps) {
  const data = useFragment(customerFragment, customer);
  const [isOpen, setOpen] = useState(false);
  const { canManageCompany } = usePermissions();
  if (!canManageCompany) return null;
  return (
    <>
      <Button variant={isSecondary ? 'secondary' : 'primary'} onPress={() => setOpen(true)}>
        <Plus aria-hidden /> Tilføj installation
      </Button>
      {isOpen && <CreateInstallationDialog customer={data} onClose={() => setOpen(false)} />}
    </>
  );
}
