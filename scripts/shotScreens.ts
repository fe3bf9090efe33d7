import { UNCONFIRMED_EMAIL } from '../server/demo/demoCompanies.ts';

/** The demo's users as whom pictures are taken, by their e-mails. */
export const people = {
  customer: 'kunde@portal.example',
  admin: 'admin@portal.example',
  unconfirmed: UNCONFIRMED_EMAIL,
};
export type Person = keyof typeof people;

export interface Screen {
  name: string;
  path: string;
  as?: Person;
  /** Names of the buttons that open the pictured dialog or menu, pressed one after the other. */
  press?: string[];
  /** Aborts every request to the server. */
  isBroken?: true;
}

/**
 * Every screen that gets a picture. A room adds its paths here. `:company` in a path stands for the demo customer's
 * company, `:event` for the link of a public event.
 */
export const screens: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'reset-expired', path: '/reset-password?token=abc' },
  { name: 'reset-invalid', path: '/reset-password' },
  { name: 'registration', path: '/register' },
  { name: 'confirm-invalid', path: '/confirm-email?token=abc' },
  { name: 'invitation-invalid', path: '/invitation?token=abc' },
  { name: 'terms', path: '/terms' },
  { name: 'terms-clip-card', path: '/terms/clip-card' },
  { name: 'terms-service-agreement', path: '/terms/service-agreement' },
  { name: 'terms-license', path: '/terms/license' },
  { name: 'terms-privacy', path: '/terms/privacy' },
  { name: 'event-public', path: '/events/public/:event' },
  { name: 'event-registration', path: '/events/public/:event', press: ['Tilmeld dig event'] },
  { name: 'event-registration-unknown', path: '/events/registration?key=findes-ikke' },
  { name: 'api-docs', path: '/api/docs' },
  { name: 'event-unknown', path: '/events/public/findes-ikke' },
  { name: 'overview', path: '/dashboard', as: 'customer' },
  { name: 'licenses', path: '/licenses', as: 'customer' },
  { name: 'licenses-order', path: '/licenses?bestil=1', as: 'customer' },
  { name: 'service-agreements', path: '/service-agreement', as: 'customer' },
  { name: 'service-agreements-order-department', path: '/service-agreement/purchase', as: 'customer' },
  { name: 'clip-cards', path: '/clip-cards', as: 'customer' },
  { name: 'clip-cards-buy', path: '/clip-cards?buy=1', as: 'customer' },
  { name: 'tasks', path: '/tasks', as: 'customer' },
  { name: 'events', path: '/events', as: 'customer' },
  { name: 'departments', path: '/departments', as: 'customer' },
  { name: 'installations', path: '/zendesk-instances', as: 'customer' },
  { name: 'integrations', path: '/integrations', as: 'customer' },
  { name: 'users', path: '/users', as: 'customer' },
  { name: 'payments', path: '/payments', as: 'customer' },
  { name: 'company', path: '/company', as: 'customer' },
  { name: 'profile', path: '/profile', as: 'customer' },
  { name: 'notifications', path: '/profile/notifikationer', as: 'customer' },
  { name: 'activities', path: '/activities', as: 'customer' },
  { name: 'activities-clip-card', path: '/activities?type=clip_card_work', as: 'customer' },
  { name: 'activities-empty', path: '/activities?type=license', as: 'customer' },
  { name: 'menu', path: '/departments', as: 'customer', press: ['Åbn menu|Fjordlyst Møbler'] },
  { name: 'search', path: '/dashboard', as: 'customer', press: ['Søg eller gå til'] },
  { name: 'licenses-seats', path: '/licenses', as: 'customer', press: ['Ændr antal'] },
  { name: 'service-agreements-details', path: '/service-agreement', as: 'customer', press: ['Se detaljer'] },
  { name: 'tasks-new', path: '/tasks', as: 'customer', press: ['Ny opgave'] },
  { name: 'tasks-request-changes', path: '/tasks', as: 'customer', press: ['Bed om ændringer'] },
  { name: 'task', path: '/tasks', as: 'customer', press: ['Returflow for webshop'] },
  { name: 'event', path: '/events', as: 'customer', press: ['Læs mere'] },
  { name: 'event-calendar', path: '/events', as: 'customer', press: ['til kalender'] },
  { name: 'departments-add', path: '/departments', as: 'customer', press: ['Tilføj afdeling'] },
  { name: 'departments-payment', path: '/departments', as: 'customer', press: ['^Vælg be'] },
  { name: 'departments-delete', path: '/departments', as: 'customer', press: ['Handlinger', 'Slet'] },
  { name: 'installations-add', path: '/zendesk-instances', as: 'customer', press: ['Tilføj installation'] },
  { name: 'integrations-settings', path: '/integrations', as: 'customer', press: ['Indstillinger'] },
  { name: 'integrations-connect', path: '/integrations', as: 'customer', press: ['Forbind'] },
  { name: 'users-invite', path: '/users', as: 'customer', press: ['Inviter bruger'] },
  { name: 'users-create', path: '/users', as: 'customer', press: ['Opret bruger'] },
  { name: 'error', path: '/licenses', as: 'customer', isBroken: true },
  { name: 'overview-unconfirmed', path: '/dashboard', as: 'unconfirmed' },
  { name: 'profile-unconfirmed', path: '/profile', as: 'unconfirmed' },
  { name: 'notifications-unconfirmed', path: '/profile/notifikationer', as: 'unconfirmed' },
  { name: 'users-unconfirmed', path: '/users', as: 'unconfirmed' },
  { name: 'overview-admin', path: '/dashboard', as: 'admin' },
  { name: 'admin-companies', path: '/admin/companies', as: 'admin' },
  { name: 'admin-companies-create', path: '/admin/companies?opret=1', as: 'admin' },
  ...Object.entries({
    overview: '',
    details: 'oplysninger',
    users: 'brugere',
    licenses: 'licenser',
    'license-requests': 'anmodninger',
    'service-agreements': 'serviceaftaler',
    'clip-cards': 'klippekort',
    configuration: 'konfiguration',
    activity: 'aktivitet',
  }).map(([name, tab]) => ({
    name: `admin-company-${name}`,
    path: `/admin/companies/:company/${tab}`,
    as: 'admin' as const,
  })),
  { name: 'admin-company-pending', path: '/admin/companies/:company?status=PENDING', as: 'admin' },
  { name: 'admin-license-requests', path: '/admin/license-requests', as: 'admin' },
  { name: 'admin-service-agreements', path: '/admin/service-agreements', as: 'admin' },
  { name: 'admin-clip-cards', path: '/admin/clip-cards', as: 'admin' },
  { name: 'admin-team', path: '/admin/team', as: 'admin' },
  { name: 'admin-audit-log', path: '/admin/audit-log', as: 'admin' },
  { name: 'admin-audit-log-empty', path: '/admin/audit-log?person=findes-ikke', as: 'admin' },
  { name: 'admin-events', path: '/admin/events', as: 'admin' },
  { name: 'admin-menu', path: '/admin/team', as: 'admin', press: ['Åbn menu|^Admin'] },
  { name: 'admin-companies-no-match', path: '/admin/companies?q=findes-ikke', as: 'admin' },
  {
    name: 'admin-company-clip-cards-create',
    path: '/admin/companies/:company/klippekort',
    as: 'admin',
    press: ['Opret klippekort'],
  },
  {
    name: 'admin-company-clip-cards-log-hours',
    path: '/admin/companies/:company/klippekort',
    as: 'admin',
    press: ['Handlinger', 'Registrér timer'],
  },
  {
    name: 'admin-company-api-token',
    path: '/admin/companies/:company/konfiguration',
    as: 'admin',
    press: ['Udsted nøgle'],
  },
  {
    name: 'admin-company-dinero',
    path: '/admin/companies/:company/konfiguration',
    as: 'admin',
    press: ['Skift kontakt'],
  },
  {
    name: 'admin-company-folder',
    path: '/admin/companies/:company/konfiguration',
    as: 'admin',
    press: ['Skift mappe'],
  },
  {
    name: 'admin-service-agreements-create',
    path: '/admin/service-agreements',
    as: 'admin',
    press: ['Opret serviceaftale'],
  },
  { name: 'admin-license-requests-edit', path: '/admin/license-requests', as: 'admin', press: ['Opdater status'] },
  { name: 'admin-team-add', path: '/admin/team', as: 'admin', press: ['Tilføj team medlem'] },
  { name: 'admin-events-create', path: '/admin/events', as: 'admin', press: ['Opret Event'] },
  { name: 'admin-events-registrations', path: '/admin/events', as: 'admin', press: ['Se tilmeldinger til Rapporter'] },
  { name: 'admin-renewals-note', path: '/admin/renewals', as: 'admin', press: ['Handlinger', 'Ansvarlig og note'] },
  { name: 'admin-renewals', path: '/admin/renewals?frist=DAYS_90', as: 'admin' },
];
