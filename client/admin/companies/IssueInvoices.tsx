import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import styles from '../../parts/lists/cells.module.css';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { IssueInvoicesMutation } from '#relay/IssueInvoicesMutation.graphql';

/** Id of the element that says why the button is disabled, for screen readers. */
const ALL_DRAFTED_NOTE_ID = 'alt-er-kladder';

interface IssueInvoicesProps {
  customerId: string;
  /** Whether everything that waits for payment was sent to Dinero as drafts, so that nothing can be issued. */
  isAllDrafted: boolean;
}

/** A button that issues the invoices of a company at once, also those that would wait for the end of the month. */
export function IssueInvoices({ customerId, isAllDrafted }: IssueInvoicesProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAllDrafted)
    return (
      <span>
        <Button size="small" isDisabled aria-describedby={ALL_DRAFTED_NOTE_ID}>
          Udsted fakturaer
        </Button>
        <span id={ALL_DRAFTED_NOTE_ID} className={styles.secondaryText}>
          Alt er sendt til Dinero som kladder
        </span>
      </span>
    );
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        Udsted fakturaer
      </Button>
      {isAsking && <IssueInvoicesDialog customerId={customerId} onClose={() => setAsking(false)} />}
    </>
  );
}

const mutation = graphql`
  mutation IssueInvoicesMutation($customerId: ID!) {
    issueInvoices(customerId: $customerId) {
      id
    }
  }
`;

export function IssueInvoicesDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const [issue] = useAction<IssueInvoicesMutation>(mutation);
  const issueAndSay = async () => {
    const { issueInvoices } = await issue({ customerId });
    toast.success(
      issueInvoices.length
        ? `${formatPlural(issueInvoices.length, 'faktura', 'fakturaer')} er udstedt`
        : 'Der var ikke noget at fakturere',
    );
  };
  return (
    <ActionDialog
      title="Udsted fakturaer nu?"
      confirmLabel="Udsted"
      action={issueAndSay}
      failure="Kunne ikke udstede fakturaer"
      onClose={onClose}
    >
      Alt, som kunden har købt og ikke har fået faktura på, faktureres nu, og fakturaerne sendes til afdelingernes
      fakturamail. En faktura kan ikke ændres bagefter, kun krediteres. Det, der er sendt til Dinero som kladde, er ikke
      med.
    </ActionDialog>
  );
}
