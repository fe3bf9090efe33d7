import { useState } from 'react';
import { BulkDialog } from '../../parts/lists/bulk/BulkDialog.tsx';
import { Button } from '../../ui/Button.tsx';

/** A button that issues the invoices of all companies at once, after saying how many there are and their sum. */
export function IssueAllInvoices() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="primary" onPress={() => setAsking(true)}>
        Udsted fakturaer
      </Button>
      {isAsking && <BulkDialog request={ALL_DUE} onClose={() => setAsking(false)} />}
    </>
  );
}

/** One object, because a new one would fetch the preview again. */
const ALL_DUE = { action: 'COMPANY_ISSUE_INVOICES' as const, filter: { isDue: true } };
