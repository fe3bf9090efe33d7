import {
  BellRing,
  Check,
  CheckCheck,
  CircleDot,
  Mail,
  ReceiptText,
  ShieldCheck,
  UserCheck,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { BulkAction } from '../../../../domain/backOffice/bulk.ts';

/** The button of each action, whose name is short because the list says what it is about. */
export const bulkChoices: Record<BulkAction, { label: string; icon: ReactNode }> = {
  LICENSE_REQUEST_STATUS: { label: 'Skift status', icon: <CircleDot aria-hidden /> },
  LICENSE_REQUEST_COMPLETE: { label: 'Fuldfør', icon: <CheckCheck aria-hidden /> },
  AGREEMENT_ACTIVATE: { label: 'Aktivér', icon: <ShieldCheck aria-hidden /> },
  INVOICE_MARK_PAID: { label: 'Markér som betalt', icon: <Check aria-hidden /> },
  INVOICE_REMIND: { label: 'Send rykker', icon: <BellRing aria-hidden /> },
  INVOICE_SEND: { label: 'Send igen', icon: <Mail aria-hidden /> },
  RENEWAL_ASSIGN: { label: 'Tildel', icon: <UserPlus aria-hidden /> },
  COMPANY_CONTACT: { label: 'Skift kontaktperson hos os', icon: <UserCheck aria-hidden /> },
  COMPANY_ISSUE_INVOICES: { label: 'Udsted fakturaer', icon: <ReceiptText aria-hidden /> },
};
