import {
  BadgeCheck,
  Building2,
  CalendarDays,
  Files,
  FileText,
  Handshake,
  KeyRound,
  Network,
  ReceiptText,
  Server,
  ShoppingCart,
  SquareCheck,
  Ticket,
  User,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  COMPANY: Building2,
  USER: User,
  DEPARTMENT: Network,
  INSTALLATION: Server,
  SERVICE_AGREEMENT: Handshake,
  CLIP_CARD: Ticket,
  LICENSE: KeyRound,
  LICENSE_REQUEST: ShoppingCart,
  INVOICE: ReceiptText,
  TASK: SquareCheck,
  EVENT: CalendarDays,
  PURCHASE_APPROVAL: BadgeCheck,
  DOCUMENT: FileText,
};

/** The icon of a kind of hits. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? Files;
  return <Icon aria-hidden />;
}
