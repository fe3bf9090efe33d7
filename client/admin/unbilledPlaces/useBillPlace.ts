import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { toast } from '../../ui/Toast.tsx';
import type { Place } from './placeColumns.tsx';
import type { useBillPlaceMutation, BillEventPlaceInput } from '#relay/useBillPlaceMutation.graphql';

type Buyer = Pick<BillEventPlaceInput, 'departmentId' | 'newBuyer'>;

const mutation = graphql`
  mutation useBillPlaceMutation($input: BillEventPlaceInput!, $connections: [ID!]!) {
    billEventPlace(input: $input) {
      registration {
        id @deleteEdge(connections: $connections)
        version
      }
      invoice {
        numberText
      }
    }
  }
`;

/** Returns a function that bills a place to a department or a new company, and removes it from the list. */
export function useBillPlace({ id: registrationId, version, name }: Place, connections: string[]) {
  const [bill] = useAction<useBillPlaceMutation>(mutation);
  return async (buyer: Buyer) => {
    const { invoice } = (await bill({ input: { registrationId, version, ...buyer }, connections })).billEventPlace;
    toast.success(invoice ? `${invoice.numberText} er sendt for ${name}` : `Pladsen til ${name} er sat på regningen`);
  };
}
