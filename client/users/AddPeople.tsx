import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button.tsx';
import { CreateUserDialog } from './CreateUserDialog.tsx';
import { InviteUserDialog } from './InviteUserDialog.tsx';
import type { AddPeople_customer$key } from './__generated__/AddPeople_customer.graphql.ts';

interface AddPeopleProps {
  customer: AddPeople_customer$key;
  /** Whether the viewer's e-mail is confirmed. Until then nobody can be added, and a banner on the page says why. */
  isConfirmed: boolean;
}

/** Two ways to add a user: create one with a password, or invite somebody who chooses a password. */
export function AddPeople({ customer, isConfirmed }: AddPeopleProps) {
  const { id } = useFragment(
    graphql`
      fragment AddPeople_customer on Customer {
        id
      }
    `,
    customer,
  );
  const [open, setOpen] = useState<'create' | 'invite'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button isDisabled={!isConfirmed} onPress={() => setOpen('invite')}>
        <Mail aria-hidden /> Inviter bruger
      </Button>
      <Button variant="primary" isDisabled={!isConfirmed} onPress={() => setOpen('create')}>
        <Plus aria-hidden /> Opret bruger
      </Button>
      {open === 'invite' && (
        <InviteUserDialog
          connection={ConnectionHandler.getConnectionID(id, 'InvitationList_invitations')}
          onClose={close}
        />
      )}
      {open === 'create' && (
        <CreateUserDialog connection={ConnectionHandler.getConnectionID(id, 'UserTable_users')} onClose={close} />
      )}
    </>
  );
}
