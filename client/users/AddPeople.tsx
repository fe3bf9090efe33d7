import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button.tsx';
import { CreateUserDialog } from './CreateUserDialog.tsx';
import { InviteUserDialog } from './InviteUserDialog.tsx';
import type { AddPeople_customer$key } from './__generated__/AddPeople_customer.graphql.ts';

/** The two ways in: with a password from a colleague, or with one of their own. */
export function AddPeople({ customer }: { customer: AddPeople_customer$key }) {
  const { id } = useFragment(graphql`fragment AddPeople_customer on Customer { id }`, customer);
  const [open, setOpen] = useState<'create' | 'invite'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onPress={() => setOpen('invite')}><Mail aria-hidden /> Inviter bruger</Button>
      <Button variant="primary" onPress={() => setOpen('create')}><Plus aria-hidden /> Opret bruger</Button>
      {open === 'invite' && <InviteUserDialog connection={ConnectionHandler.getConnectionID(id, 'InvitationList_invitations')} onClose={close} />}
      {open === 'create' && <CreateUserDialog connection={ConnectionHandler.getConnectionID(id, 'UserTable_users')} onClose={close} />}
    </>
  );
}
