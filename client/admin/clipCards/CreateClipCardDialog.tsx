import { graphql, useFragment } from 'react-relay';
import { endSentence } from '../../../domain/basics/endSentence.ts';
import { DEFAULT_HOURS, volumeDiscountPercent } from '../../../domain/money/clipCardPricing.ts';
import { clipCardForm } from '../../../domain/sales/validation/clipCards.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { onlyDepartment } from '../useDepartmentChoices.ts';
import { ClipCardFields, type ClipCardValues } from './ClipCardFields.tsx';
import type { CreateClipCardDialog_customer$key } from '#relay/CreateClipCardDialog_customer.graphql';
import type { CreateClipCardDialogMutation } from '#relay/CreateClipCardDialogMutation.graphql';

interface CreateClipCardDialogProps {
  customer: CreateClipCardDialog_customer$key;
  /** Id of the connection that the new card is inserted into at once; omitted where a subscription inserts the card. */
  connection?: string;
  onClose: () => void;
}

export const CREATE_TITLE = 'Opret klippekort';

const customerFragment = graphql`
  fragment CreateClipCardDialog_customer on Customer {
    name
    ...useDepartmentChoices_customer
    ...ClipCardFields_customer
  }
`;

const mutation = graphql`
  mutation CreateClipCardDialogMutation($input: ClipCardInput!, $connections: [ID!]!) {
    createClipCard(input: $input) {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminClipCardTable_card
        }
      }
    }
  }
`;

export function CreateClipCardDialog({ customer: key, connection, onClose }: CreateClipCardDialogProps) {
  const customer = useFragment(customerFragment, key);
  const form = useAppForm<ClipCardValues>(clipCardForm, {
    departmentId: onlyDepartment(customer),
    userId: '',
    hours: DEFAULT_HOURS,
    hoursUsed: 0,
    discount: volumeDiscountPercent(usePrices(), DEFAULT_HOURS),
    status: 'PENDING',
  });
  const [create] = useAction<CreateClipCardDialogMutation>(mutation);
  return (
    <SendDialog
      title={CREATE_TITLE}
      form={form}
      submitLabel="Opret klippekort"
      send={(input) => create({ input, connections: connection ? [connection] : [] })}
      done="Klippekort oprettet"
      failure="Der opstod en fejl ved oprettelse af klippekort"
      onClose={onClose}
    >
      <p>{endSentence(`Til ${customer.name}`)} Kortet betales fra den dag, det er aktivt, og gælder i 12 måneder.</p>
      <ClipCardFields form={form} customer={customer} />
    </SendDialog>
  );
}
