import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { INVOICED_BY_DRAFTS } from '../../../domain/backOffice/bulk.ts';
import { BulkDialog } from '../../parts/lists/bulk/BulkDialog.tsx';
import styles from '../../parts/lists/cells.module.css';
import { Button } from '../../ui/Button.tsx';
import type { IssueAllInvoices_admin$key } from '#relay/IssueAllInvoices_admin.graphql';

/** Id of the element that says why the button is disabled, for screen readers. */
const DRAFTS_NOTE_ID = 'faktureres-som-kladder';

const adminFragment = graphql`
  fragment IssueAllInvoices_admin on Admin {
    canIssueAllInvoices
  }
`;

/** A button that issues the invoices of all companies at once, after saying how many there are and their sum. */
export function IssueAllInvoices({ admin }: { admin: IssueAllInvoices_admin$key }) {
  const { canIssueAllInvoices } = useFragment(adminFragment, admin);
  const [isAsking, setAsking] = useState(false);
  if (!canIssueAllInvoices)
    return (
      <span>
        <DisabledIssueButton aria-describedby={DRAFTS_NOTE_ID} />
        <span id={DRAFTS_NOTE_ID} className={styles.secondaryText}>
          {INVOICED_BY_DRAFTS}
        </span>
      </span>
    );
  return (
    <>
      <Button variant="primary" onPress={() => setAsking(true)}>
        Udsted fakturaer
      </Button>
      {isAsking && <BulkDialog request={ALL_DUE} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The button while it is not known whether there is anything to issue, and where there never is. */
export const DisabledIssueButton = (props: { 'aria-describedby'?: string }) => (
  <Button variant="primary" isDisabled {...props}>
    Udsted fakturaer
  </Button>
);

/** One object, because a new one would fetch the preview again. */
const ALL_DUE = { action: 'COMPANY_ISSUE_INVOICES' as const, filter: { isDue: true } };
