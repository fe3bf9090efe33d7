import {
  Building2,
  CalendarCheck,
  CalendarDays,
  CalendarSync,
  CreditCard,
  KeyRound,
  Lock,
  MessageSquareText,
  Plug,
  ReceiptText,
  ShieldCheck,
  TimerReset,
  TriangleAlert,
  UserX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { InboxKind } from '../../../domain/backOffice/inbox.ts';

export const kindIcons: Record<InboxKind, ReactNode> = {
  TASK_COMMENT: <MessageSquareText />,
  FAILED_PAYMENT: <CreditCard />,
  LICENSE_REQUEST: <KeyRound />,
  AGREEMENT: <ShieldCheck />,
  RENEWAL: <CalendarSync />,
  NEW_COMPANY: <Building2 />,
  HELP_DESK_KEY: <Lock />,
  KEY_ENDS: <TimerReset />,
  INTEGRATION: <Plug />,
  PROVIDER_FAULT: <TriangleAlert />,
  UNBILLED_PLACE: <CalendarDays />,
  PLACE_REQUEST: <CalendarCheck />,
  UNBILLED_PERIOD: <ReceiptText />,
  ERASURE: <UserX />,
};
