import {
  Bell,
  Blocks,
  Building2,
  CalendarDays,
  CalendarSync,
  Code,
  CreditCard,
  FolderTree,
  History,
  House,
  Kanban,
  KeyRound,
  LockKeyhole,
  ScrollText,
  Server,
  ShieldCheck,
  Ticket,
  Users,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminCounts } from './useAdminCounts.ts';

export interface Place {
  to: string;
  label: string;
  icon: ReactNode;
  /** Not one of the client's own screens. */
  isElsewhere?: boolean;
  /** How much there is for somebody to do. */
  waiting?: number;
  /** How much waits for whoever is looking. */
  turn?: number;
}

/** Where one can go. A room that is built adds its line here, and header, drawer and palette all know it. */
export const mainPlaces = (awaitingTasks: number): Place[] => [
  { to: '/dashboard', label: 'Overblik', icon: <House aria-hidden /> },
  { to: '/licenses', label: 'Licenser', icon: <KeyRound aria-hidden /> },
  { to: '/service-agreement', label: 'Serviceaftaler', icon: <ShieldCheck aria-hidden /> },
  { to: '/clip-cards', label: 'Klippekort', icon: <Ticket aria-hidden /> },
  { to: '/tasks', label: 'Opgaver', icon: <Kanban aria-hidden />, turn: awaitingTasks },
  { to: '/events', label: 'Events', icon: <CalendarDays aria-hidden /> },
];

/** Under the company's name. */
export const companyPlaces: Place[] = [
  { to: '/departments', label: 'Afdelinger', icon: <FolderTree aria-hidden /> },
  { to: '/zendesk-instances', label: 'Zendesk installationer', icon: <Server aria-hidden /> },
  { to: '/integrations', label: 'Integrationer', icon: <Blocks aria-hidden /> },
  { to: '/users', label: 'Brugere', icon: <Users aria-hidden /> },
  { to: '/payments', label: 'Betalinger', icon: <CreditCard aria-hidden /> },
  { to: '/company', label: 'Virksomhed', icon: <Building2 aria-hidden /> },
  { to: '/profile', label: 'Loginoplysninger', icon: <LockKeyhole aria-hidden /> },
];

/** Reached from the screens they belong to, and by name. */
export const furtherPlaces: Place[] = [
  { to: '/activities', label: 'Aktiviteter', icon: <History aria-hidden /> },
  { to: '/profile/notifikationer', label: 'Notifikationer', icon: <Bell aria-hidden /> },
];

/** For the reseller's own people. */
export const adminPlaces = ({
  newCompanies,
  pendingServiceAgreements,
  pendingLicenseRequests,
}: AdminCounts): Place[] => [
  { to: '/admin/companies', label: 'Virksomheder', icon: <Building2 aria-hidden />, waiting: newCompanies },
  {
    to: '/admin/service-agreements',
    label: 'Serviceaftaler',
    icon: <ShieldCheck aria-hidden />,
    waiting: pendingServiceAgreements,
  },
  { to: '/admin/clip-cards', label: 'Klippekort', icon: <Ticket aria-hidden /> },
  {
    to: '/admin/license-requests',
    label: 'Licensanmodninger',
    icon: <KeyRound aria-hidden />,
    waiting: pendingLicenseRequests,
  },
  { to: '/admin/renewals', label: 'Fornyelser', icon: <CalendarSync aria-hidden /> },
  { to: '/admin/team', label: 'Team', icon: <UsersRound aria-hidden /> },
  { to: '/admin/events', label: 'Events', icon: <CalendarDays aria-hidden /> },
  { to: '/admin/audit-log', label: 'Revisionslog', icon: <ScrollText aria-hidden /> },
  { to: '/graphql', label: 'GraphQL', icon: <Code aria-hidden />, isElsewhere: true },
];
