import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { dineroContactForm } from '../../../domain/money/validation/dineroContact.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { DineroContactFields, type DineroContactValues } from './DineroContactFields.tsx';
import type { DineroContact } from './useDineroContacts.ts';
import type { CreateDineroContactDialog_customer$key } from '#relay/CreateDineroContactDialog_customer.graphql';
import type { CreateDineroContactDialogMutation } from '#relay/CreateDineroContactDialogMutation.graphql';

interface CreateDineroContactDialogProps {
  customer: CreateDineroContactDialog_customer$key;
  onCreated: (contact: DineroContact) => void;
  onClose: () => void;
}

const customerFragment = graphql`
  fragment CreateDineroContactDialog_customer on Customer {
    name
    contactPerson
    billingEmail
    phoneNumber
    vatNumber
    eanNumber
    street
    zip
    city
  }
`;

const mutation = graphql`
  mutation CreateDineroContactDialogMutation($input: DineroContactInput!) {
    createDineroContact(input: $input) {
      id
      name
      email
      vatNumber
      city
    }
  }
`;

/** Creates a contact at Dinero, prefilled with the company's data. */
export function CreateDineroContactDialog({ customer, onCreated, onClose }: CreateDineroContactDialogProps) {
  const company = useFragment(customerFragment, customer);
  const {
    name,
    contactPerson,
    billingEmail: email,
    phoneNumber,
    vatNumber,
    eanNumber,
    street: address,
    zip: zipCode,
    city,
  } = company;
  // Idempotency key: a repetition after a lost response creates one contact.
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useAppForm<DineroContactValues>(dineroContactForm, {
    name,
    contactPerson,
    email,
    phoneNumber,
    vatNumber,
    eanNumber: eanNumber ?? '',
    address,
    zipCode,
    city,
  });
  const [create] = useAction<CreateDineroContactDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (input: DineroContactValues) => {
      const { createDineroContact } = await create({ input: { ...input, requestId } });
      onCreated(createDineroContact);
    },
    'Kunne ikke oprette kontakt',
  );
  const retryButton = (
    <Button type="submit" size="small" isDisabled={form.formState.isSubmitting}>
      Prøv igen
    </Button>
  );
  return (
    <FormDialog
      title="Opret kontakt i Dinero"
      form={form}
      submitLabel="Opret kontakt"
      onSubmit={submit}
      onClose={onClose}
    >
      {message && (
        <Banner tone="red" role="alert" action={retryButton}>
          {message}
        </Banner>
      )}
      <DineroContactFields form={form} />
    </FormDialog>
  );
}
