import { Mail } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import type { StatusWord } from '../../../domain/basics/vocabulary.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, EmptyState, List, ListItem } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './AdminInvoices.module.css';
import type { InvoiceMails_invoice$key } from '#relay/InvoiceMails_invoice.graphql';
import type { InvoiceMailsMutation } from '#relay/InvoiceMailsMutation.graphql';

const mailStates: Record<string, StatusWord> = {
  WAITING: { label: 'Venter', tone: 'blue' },
  SENT: { label: 'Sendt', tone: 'green' },
  FAILED: { label: 'Fejlet', tone: 'red' },
};

const invoiceFragment = graphql`
  fragment InvoiceMails_invoice on Invoice {
    id
    mails {
      id
      recipient
      isReminder
      createdAt
      state
      problem
    }
  }
`;

const mutation = graphql`
  mutation InvoiceMailsMutation($id: ID!) {
    sendInvoice(id: $id) {
      ...InvoiceMails_invoice
    }
  }
`;

/** The mails that carry an invoice, also its reminders, newest first, and a button that sends it again. */
export function InvoiceMails({ invoice }: { invoice: InvoiceMails_invoice$key }) {
  const { id, mails } = useFragment(invoiceFragment, invoice);
  const [send, isSending] = useAction<InvoiceMailsMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await send({ id });
    toast.success('Fakturaen sendes igen');
  }, 'Kunne ikke sende fakturaen');
  return (
    <Card flush>
      <CardHead
        title="Mails"
        action={
          <Button size="small" isPending={isSending} onPress={() => void attempt()}>
            <Mail aria-hidden /> Send igen
          </Button>
        }
      />
      {message && (
        <div className={styles.mailFailure}>
          <Banner tone="red" role="alert">
            {message}
          </Banner>
        </div>
      )}
      {mails.length ? (
        <List>
          {mails.map(({ id: mailId, recipient, isReminder, createdAt, state, problem }) => (
            <ListItem
              key={mailId}
              title={recipient}
              text={[isReminder && 'Rykker', formatDateTime(createdAt), problem].filter(Boolean).join(' · ')}
              end={<StatusBadge words={mailStates} status={state} />}
              shortEnd
            />
          ))}
        </List>
      ) : (
        <EmptyState icon={<Mail />} title="Ingen mails" text="Fakturaen er ikke sendt med mail." />
      )}
    </Card>
  );
}
