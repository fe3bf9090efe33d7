import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button.tsx';
import { CreateInstallationDialog } from './CreateInstallationDialog.tsx';
import type { AddInstallation_customer$key } from './__generated__/AddInstallation_customer.graphql.ts';

interface AddInstallationProps {
  customer: AddInstallation_customer$key;
  /** For a page that has another primary button. */
  isSecondary?: boolean;
}

export function AddInstallation({ customer, isSecondary = false }: AddInstallationProps) {
  const data = useFragment(
    graphql`
      fragment AddInstallation_customer on Customer {
        ...CreateInstallationDialog_customer
      }
    `,
    customer,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={isSecondary ? 'secondary' : 'primary'} onPress={() => setOpen(true)}>
        <Plus aria-hidden /> Tilføj installation
      </Button>
      {isOpen && <CreateInstallationDialog customer={data} onClose={() => setOpen(false)} />}
    </>
  );
}
