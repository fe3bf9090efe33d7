import { IssueInvoicesDialog } from '../../companies/IssueInvoices.tsx';
import type { ActionProps } from './ActionProps.ts';

/** Issues the invoices of a company with entries that were forgotten. */
export function IssueAction({ item: { subjectId }, onClose }: ActionProps) {
  return <IssueInvoicesDialog customerId={subjectId} onClose={onClose} />;
}
