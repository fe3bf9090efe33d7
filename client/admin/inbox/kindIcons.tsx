import {
  Building2,
  CalendarCheck,
  CalendarDays,
  CalendarSync,
  CreditCard,
  KeyRound,
  Lock,
  Plug,
  ReceiptText,
  ShieldCheck,
  TriangleAlert,
  UserX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { InboxKind } from '../../../domain/backOffice/inbox.ts';

export const kindIcons: Record<InboxKind, ReactNode> = {
  FAILED_PAYMENT: <CreditCard />,
  LICENSE_REQUEST: <KeyRound />,
  AGREEMENT: <ShieldCheck />,
  RENEWAL: <CalendarSync />,
  NEW_COMPANY: <Building2 />,
  HELP_DESK_KEY: <Lock />,
  INTEGRATION: <Plug />,
  PROVIDER_FAULT: <TriangleAlert />,
  UNBILLED_PLACE: <CalendarDays />,
  PLACE_REQUEST: <CalendarCheck />,
  UNBILLED_PERIOD: <ReceiptText />,
  ERASURE: <UserX />,
};
