import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button.tsx';
import { CreateUserDialog } from './CreateUserDialog.tsx';
import { InviteUserDialog } from './InviteUserDialog.tsx';
import type { AddPeople_customer$key } from './__generated__/AddPeople_customer.graphql.ts';

interface AddPeopleProps {
  customer: AddPeople_customer$key;
  /** Until the viewer's address is confirmed, the line on top of the page says why nobody can be added. */
  isConfirmed: boolean;
}

/** The two ways in: with a password from a colleague, or with one of their own. */
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
