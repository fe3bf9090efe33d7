import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import type { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { Button } from '../../ui/Button.tsx';
import { CreateUserDialog, InviteUserDialog } from './userDialogs.ts';
import type { AddPeople_customer$key } from '#relay/AddPeople_customer.graphql';

interface AddPeopleProps {
  customer: AddPeople_customer$key;
  /** Whether the viewer's e-mail is confirmed. Until then nobody can be added, and a banner on the page says why. */
  isEmailConfirmed: boolean;
}

const customerFragment = graphql`
  fragment AddPeople_customer on Customer {
    id
    newUserRole
  }
`;

/** Two ways to add a user: create one with a password, or invite somebody who chooses a password. */
export function AddPeople({ customer, isEmailConfirmed }: AddPeopleProps) {
  const { id, newUserRole } = useFragment(customerFragment, customer);
  const role = newUserRole as CompanyRole;
  const [openDialog, setOpenDialog] = useState<'create' | 'invite'>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Button isDisabled={!isEmailConfirmed} onPress={() => setOpenDialog('invite')}>
        <Mail aria-hidden /> Inviter bruger
      </Button>
      <Button variant="primary" isDisabled={!isEmailConfirmed} onPress={() => setOpenDialog('create')}>
        <Plus aria-hidden /> Opret bruger
      </Button>
      {openDialog === 'invite' && (
        <InviteUserDialog
          // The company's own choice is suggested. ADMINISTRATOR is no choice, because every company begins with it:
          // nobody becomes an administrator by a form that was sent without a look at the role.
          role={role === 'ADMINISTRATOR' ? 'MEMBER' : role}
          connection={ConnectionHandler.getConnectionID(id, 'InvitationList_invitations')}
          onClose={close}
        />
      )}
      {openDialog === 'create' && (
        <CreateUserDialog
          role={role}
          connection={ConnectionHandler.getConnectionID(id, 'UserTable_users')}
          onClose={close}
        />
      )}
    </>
  );
}
