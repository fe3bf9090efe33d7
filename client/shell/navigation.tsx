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

/** An entry of the navigation. */
export interface NavigationItem {
  to: string;
  label: string;
  icon: ReactNode;
  /** Whether the address is outside the client's router, so that it needs a full page load. */
  isExternal?: boolean;
  /** The number of items that any admin can handle. */
  pendingCount?: number;
  /** The number of items that wait for the current user's company. */
  awaitingCount?: number;
}

/** The main entries. Header, drawer and palette show all items of this file, so a new room is added here alone. */
export const mainNavigation = (awaitingTasks: number): NavigationItem[] => [
  { to: '/dashboard', label: 'Overblik', icon: <House aria-hidden /> },
  { to: '/licenses', label: 'Licenser', icon: <KeyRound aria-hidden /> },
  { to: '/service-agreement', label: 'Serviceaftaler', icon: <ShieldCheck aria-hidden /> },
  { to: '/clip-cards', label: 'Klippekort', icon: <Ticket aria-hidden /> },
  { to: '/tasks', label: 'Opgaver', icon: <Kanban aria-hidden />, awaitingCount: awaitingTasks },
  { to: '/events', label: 'Events', icon: <CalendarDays aria-hidden /> },
];

/** The entries of the menu with the company's name. */
export const companyNavigation: NavigationItem[] = [
  { to: '/departments', label: 'Afdelinger', icon: <FolderTree aria-hidden /> },
  { to: '/zendesk-instances', label: 'Zendesk installationer', icon: <Server aria-hidden /> },
  { to: '/integrations', label: 'Integrationer', icon: <Blocks aria-hidden /> },
  { to: '/users', label: 'Brugere', icon: <Users aria-hidden /> },
  { to: '/payments', label: 'Betalinger', icon: <CreditCard aria-hidden /> },
  { to: '/company', label: 'Virksomhed', icon: <Building2 aria-hidden /> },
  { to: '/profile', label: 'Loginoplysninger', icon: <LockKeyhole aria-hidden /> },
];

/** Screens that other screens link to; listed in the user menu and the palette. */
export const furtherNavigation: NavigationItem[] = [
  { to: '/activities', label: 'Aktiviteter', icon: <History aria-hidden /> },
  { to: '/profile/notifikationer', label: 'Notifikationer', icon: <Bell aria-hidden /> },
];

/** The entries of the menu for admins. */
export const adminNavigation = ({
  newCompanies,
  pendingServiceAgreements,
  pendingLicenseRequests,
}: AdminCounts): NavigationItem[] => [
  { to: '/admin/companies', label: 'Virksomheder', icon: <Building2 aria-hidden />, pendingCount: newCompanies },
  {
    to: '/admin/service-agreements',
    label: 'Serviceaftaler',
    icon: <ShieldCheck aria-hidden />,
    pendingCount: pendingServiceAgreements,
  },
  { to: '/admin/clip-cards', label: 'Klippekort', icon: <Ticket aria-hidden /> },
  {
    to: '/admin/license-requests',
    label: 'Licensanmodninger',
    icon: <KeyRound aria-hidden />,
    pendingCount: pendingLicenseRequests,
  },
  { to: '/admin/renewals', label: 'Fornyelser', icon: <CalendarSync aria-hidden /> },
  { to: '/admin/team', label: 'Team', icon: <UsersRound aria-hidden /> },
  { to: '/admin/events', label: 'Events', icon: <CalendarDays aria-hidden /> },
  { to: '/admin/audit-log', label: 'Revisionslog', icon: <ScrollText aria-hidden /> },
  { to: '/graphql', label: 'GraphQL', icon: <Code aria-hidden />, isExternal: true },
];
