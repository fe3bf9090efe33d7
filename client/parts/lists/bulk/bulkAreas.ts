import type { BulkAction } from '../../../../domain/backOffice/bulk.ts';
import type { Area } from '../../../app/shell/areas/area.ts';

/** The area to whose employees the portal offers an action, which is that of the action's rows. */
export const bulkAreas: Readonly<Record<BulkAction, Area>> = {
  LICENSE_REQUEST_STATUS: 'sell',
  LICENSE_REQUEST_COMPLETE: 'sell',
  AGREEMENT_ACTIVATE: 'sell',
  INVOICE_MARK_PAID: 'keepBooks',
  INVOICE_REMIND: 'keepBooks',
  INVOICE_SEND: 'keepBooks',
  RENEWAL_ASSIGN: 'sell',
  COMPANY_CONTACT: 'sell',
  COMPANY_ISSUE_INVOICES: 'keepBooks',
  COMPANY_DOCUMENT: 'sell',
};
