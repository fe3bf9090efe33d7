import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { toast } from '../../ui/Toast.tsx';
import { CreateDineroContactDialog } from './CreateDineroContactDialog.tsx';
import { DineroContacts } from './DineroContacts.tsx';
import { PickDialog } from './PickDialog.tsx';
import { useDineroContacts, type DineroContact } from './useDineroContacts.ts';
import type { DineroDialog_customer$key } from '#relay/DineroDialog_customer.graphql';
import type { DineroDialogMutation } from '#relay/DineroDialogMutation.graphql';

interface DineroDialogProps {
  customer: DineroDialog_customer$key;
  title: string;
  onClose: () => void;
}

const customerFragment = graphql`
  fragment DineroDialog_customer on Customer {
    id
    dineroContactId
    ...CreateDineroContactDialog_customer
  }
`;

const mutation = graphql`
  mutation DineroDialogMutation($customerId: ID!, $dineroContactId: ID!) {
    linkDineroContact(customerId: $customerId, dineroContactId: $dineroContactId) {
      ...DineroChoice_customer
      ...missingSetup_customer
    }
  }
`;

/** Links the company to a contact at Dinero. The search results are kept while the admin creates a new contact. */
export function DineroDialog({ customer: key, title, onClose }: DineroDialogProps) {
  const { id, dineroContactId, ...customer } = useFragment(customerFragment, key);
  const linkedId = dineroContactId ?? null;
  const contactSearch = useDineroContacts();
  const [picked, setPicked] = useState<DineroContact>();
  const [isCreating, setCreating] = useState(false);
  const [link, isLinking] = useAction<DineroDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await link({ customerId: id, dineroContactId: picked!.id });
    toast.success('Dinero kontakt opdateret');
    onClose();
  }, 'Kunne ikke opdatere Dinero kontakten');
  const pickCreated = (contact: DineroContact) => {
    contactSearch.add(contact);
    setPicked(contact);
    setCreating(false);
  };
  if (isCreating)
    return <CreateDineroContactDialog customer={customer} onCreated={pickCreated} onClose={() => setCreating(false)} />;
  return (
    <PickDialog
      title={title}
      saveButton={{ label: 'Brug kontakten', isDisabled: !picked || picked.id === linkedId, onPress: attempt }}
      isSaving={isLinking}
      message={message}
      onClose={onClose}
    >
      <DineroContacts
        contactSearch={contactSearch}
        linkedId={linkedId}
        picked={picked}
        onPick={setPicked}
        onCreate={() => setCreating(true)}
      />
    </PickDialog>
  );
}
