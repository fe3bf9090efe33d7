import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import type { useSendReminderMutation } from '#relay/useSendReminderMutation.graphql';

const mutation = graphql`
  mutation useSendReminderMutation($invoiceId: ID!) {
    sendReminder(invoiceId: $invoiceId) {
      ...InvoiceReminders_invoice
    }
  }
`;

/** Returns a function that sends the next reminder of an invoice. It throws the reason when none may be sent today. */
export function useSendReminder(): (invoiceId: string) => Promise<unknown> {
  const [send] = useAction<useSendReminderMutation>(mutation);
  return (invoiceId) => send({ invoiceId });
}
