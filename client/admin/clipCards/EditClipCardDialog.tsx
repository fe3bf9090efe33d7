import { Suspense } from 'react';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { shortId } from '../../../domain/basics/shortId.ts';
import { clipCardForm } from '../../../domain/sales/validation/clipCards.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { choiceFromName } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Spinner } from '../../ui/Meters.tsx';
import { ClipCardFields, type ClipCardValues } from './ClipCardFields.tsx';
import type { EditClipCardDialog_card$key } from '#relay/EditClipCardDialog_card.graphql';
import type { EditClipCardDialogMutation } from '#relay/EditClipCardDialogMutation.graphql';
import type { EditClipCardDialogQuery } from '#relay/EditClipCardDialogQuery.graphql';

/** Departments and users that the card can belong to; loaded when the dialog opens. */
export const clipCardPartiesQuery = graphql`
  query EditClipCardDialogQuery($customerId: ID!) {
    admin {
      customer(id: $customerId) {
        ...ClipCardFields_customer
      }
    }
  }
`;

interface EditClipCardDialogProps {
  card: EditClipCardDialog_card$key;
  parties: PreloadedQuery<EditClipCardDialogQuery>;
  onClose: () => void;
}

const TITLE = 'Rediger klippekort';

export const EditClipCardDialog = (props: EditClipCardDialogProps) => (
  <Suspense
    fallback={
      <Dialog title={TITLE} isOpen onClose={props.onClose}>
        <Spinner />
      </Dialog>
    }
  >
    <EditClipCard {...props} />
  </Suspense>
);

const cardFragment = graphql`
  fragment EditClipCardDialog_card on ClipCard {
    id
    version
    hours
    hoursUsed
    discount
    price
    status
    department {
      id
      name
    }
    user {
      id
      name
    }
  }
`;

const mutation = graphql`
  mutation EditClipCardDialogMutation($id: ID!, $version: Int, $changes: ClipCardChanges!) {
    updateClipCard(id: $id, version: $version, changes: $changes) {
      edge {
        node {
          ...AdminClipCardTable_card
        }
      }
    }
  }
`;

function EditClipCard({ card, parties, onClose }: EditClipCardDialogProps) {
  const {
    admin: { customer },
  } = usePreloadedQuery<EditClipCardDialogQuery>(clipCardPartiesQuery, parties);
  const { id, version, department, user, hours, hoursUsed, discount, price, status } = useFragment(cardFragment, card);
  const values = {
    departmentId: department.id,
    userId: user?.id ?? '',
    hours,
    hoursUsed: Math.round(hoursUsed * 100) / 100,
    discount,
    status,
  } as ClipCardValues;
  const form = useAppForm<ClipCardValues>(clipCardForm, values);
  const [update] = useAction<EditClipCardDialogMutation>(mutation);
  return (
    <EditDialog
      title={`${TITLE} ${shortId(id)}`}
      form={form}
      submitLabel="Gem"
      stored={{ version, values }}
      save={(changes, basedOn) => update({ id, version: basedOn, changes })}
      done="Klippekort opdateret"
      failure="Der opstod en fejl ved opdatering af klippekort"
      onClose={onClose}
    >
      <p>En ændring af de brugte timer står som en rettelse i timeregnskabet, hvor kunden kan se den.</p>
      {customer && (
        <ClipCardFields
          form={form}
          customer={customer}
          storedBuyer={{ department: choiceFromName(department), user: user && choiceFromName(user) }}
          sold={{ hours, discount, price }}
        />
      )}
    </EditDialog>
  );
}
