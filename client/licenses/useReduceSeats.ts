import { graphql } from 'react-relay';
import { useAction } from '../relay/useAction.ts';
import { toast } from '../ui/Toast.tsx';
import type { useReduceSeatsMutation } from './__generated__/useReduceSeatsMutation.graphql.ts';

/**
 * Returns a function that reduces the seats of a licence from the next renewal on. It rejects when the server refuses.
 */
export function useReduceSeats(): (licenseId: string, quantity: number) => Promise<void> {
  const [reduce] = useAction<useReduceSeatsMutation>(graphql`
    mutation useReduceSeatsMutation($licenseId: ID!, $quantity: Int!) {
      reduceSeats(licenseId: $licenseId, quantity: $quantity) {
        edge {
          node {
            ...LicenseList_license
          }
        }
      }
    }
  `);
  return async (licenseId, quantity) => {
    await reduce({ licenseId, quantity });
    toast.success('Antallet sættes ned ved fornyelsen');
  };
}
