import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { Button } from '../../ui/Button.tsx';
import { CreateInstallationDialog } from './installationDialogs.ts';
import type { CreateInstallationDialog_customer$key } from '#relay/CreateInstallationDialog_customer.graphql';

interface AddInstallationButtonProps {
  customer: CreateInstallationDialog_customer$key;
  /** For a page that has another primary button. */
  isSecondary?: boolean;
}

export function AddInstallationButton({ customer, isSecondary = false }: AddInstallationButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { canManageCompany } = usePermissions();
  if (!canManageCompany) return null;
  return (
    <>
      <Button variant={isSecondary ? 'secondary' : 'primary'} onPress={() => setOpen(true)}>
        <Plus aria-hidden /> Tilføj installation
      </Button>
      {isOpen && <CreateInstallationDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
