import type { BulkAction } from '../../../../domain/backOffice/bulk.ts';
import { companyContact, companyIssueInvoices } from './actions/companies.ts';
import { invoiceMarkPaid, invoiceSend } from './actions/invoices.ts';
import { licenseRequestComplete, licenseRequestStatus } from './actions/licenseRequests.ts';
import { invoiceRemind } from './actions/reminders.ts';
import { renewalAssign } from './actions/renewals.ts';
import { agreementActivate } from './actions/serviceAgreements.ts';
import type { AnyBulkDefinition } from './BulkDefinition.ts';

/** All actions on many rows. */
export const bulkDefinitions: Record<BulkAction, AnyBulkDefinition> = {
  LICENSE_REQUEST_STATUS: licenseRequestStatus,
  LICENSE_REQUEST_COMPLETE: licenseRequestComplete,
  AGREEMENT_ACTIVATE: agreementActivate,
  INVOICE_MARK_PAID: invoiceMarkPaid,
  INVOICE_REMIND: invoiceRemind,
  INVOICE_SEND: invoiceSend,
  RENEWAL_ASSIGN: renewalAssign,
  COMPANY_CONTACT: companyContact,
  COMPANY_ISSUE_INVOICES: companyIssueInvoices,
};
