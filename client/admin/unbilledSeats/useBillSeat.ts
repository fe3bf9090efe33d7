import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { toast } from '../../ui/Toast.tsx';
import type { Seat } from './seatColumns.tsx';
import type { useBillSeatMutation, BillEventSeatInput } from '#relay/useBillSeatMutation.graphql';

type Buyer = Pick<BillEventSeatInput, 'departmentId' | 'newBuyer'>;

/** Returns a function that bills a seat to a department or a new company, and removes it from the list. */
export function useBillSeat({ id: registrationId, version, name }: Seat, connections: string[]) {
  const [bill] = useAction<useBillSeatMutation>(graphql`
    mutation useBillSeatMutation($input: BillEventSeatInput!, $connections: [ID!]!) {
      billEventSeat(input: $input) {
        registration {
          id @deleteEdge(connections: $connections)
          version
        }
        invoice {
          numberText
        }
      }
    }
  `);
  return async (buyer: Buyer) => {
    const { invoice } = (await bill({ input: { registrationId, version, ...buyer }, connections })).billEventSeat;
    toast.success(invoice ? `${invoice.numberText} er sendt for ${name}` : `Pladsen til ${name} er sat på regningen`);
  };
}
