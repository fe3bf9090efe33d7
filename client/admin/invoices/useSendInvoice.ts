import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import type { useSendInvoiceMutation } from '#relay/useSendInvoiceMutation.graphql';

const mutation = graphql`
  mutation useSendInvoiceMutation($id: ID!) {
    sendInvoice(id: $id) {
      ...InvoiceMails_invoice
    }
  }
`;

/** Returns a function that mails an invoice to the company's billing address again, and whether that is running. */
export function useSendInvoice(): [send: (id: string) => Promise<unknown>, isSending: boolean] {
  const [send, isSending] = useAction<useSendInvoiceMutation>(mutation);
  return [(id) => send({ id }), isSending];
}
