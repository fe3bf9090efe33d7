import { UNCONFIRMED_EMAIL } from '../server/demo/demoCompanies.ts';

/** The demo's users as whom pictures are taken, by their e-mails. */
export const people = { kunde: 'kunde@portal.example', admin: 'admin@portal.example', unconfirmed: UNCONFIRMED_EMAIL };
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
 * Every screen that gets a picture. A room adds its paths here. `:kunde` in a path stands for the demo customer's
 * company, `:event` for the link of a public event.
 */
export const screens: Screen[] = [
  { name: 'forside', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'nulstil-udloebet', path: '/reset-password?token=abc' },
  { name: 'nulstil-ugyldigt', path: '/reset-password' },
  { name: 'registrering', path: '/register' },
  { name: 'bekraeft-ugyldigt', path: '/confirm-email?token=abc' },
  { name: 'invitation-ugyldig', path: '/invitation?token=abc' },
  { name: 'betingelser', path: '/terms' },
  { name: 'betingelser-klippekort', path: '/terms/clip-card' },
  { name: 'betingelser-serviceaftale', path: '/terms/service-agreement' },
  { name: 'betingelser-licens', path: '/terms/license' },
  { name: 'betingelser-privatliv', path: '/terms/privacy' },
  { name: 'event-offentligt', path: '/events/public/:event' },
  { name: 'event-tilmelding', path: '/events/public/:event', press: ['Tilmeld dig event'] },
  { name: 'event-plads-ukendt', path: '/events/registration?key=findes-ikke' },
  { name: 'api-dokumentation', path: '/api/docs' },
  { name: 'event-ukendt', path: '/events/public/findes-ikke' },
  { name: 'overblik', path: '/dashboard', as: 'kunde' },
  { name: 'licenser', path: '/licenses', as: 'kunde' },
  { name: 'licenser-bestil', path: '/licenses?bestil=1', as: 'kunde' },
  { name: 'serviceaftaler', path: '/service-agreement', as: 'kunde' },
  { name: 'serviceaftaler-bestil-afdeling', path: '/service-agreement/purchase', as: 'kunde' },
  { name: 'klippekort', path: '/clip-cards', as: 'kunde' },
  { name: 'klippekort-koeb', path: '/clip-cards?buy=1', as: 'kunde' },
  { name: 'opgaver', path: '/tasks', as: 'kunde' },
  { name: 'events', path: '/events', as: 'kunde' },
  { name: 'afdelinger', path: '/departments', as: 'kunde' },
  { name: 'installationer', path: '/zendesk-instances', as: 'kunde' },
  { name: 'integrationer', path: '/integrations', as: 'kunde' },
  { name: 'brugere', path: '/users', as: 'kunde' },
  { name: 'betalinger', path: '/payments', as: 'kunde' },
  { name: 'virksomhed', path: '/company', as: 'kunde' },
  { name: 'profil', path: '/profile', as: 'kunde' },
  { name: 'notifikationer', path: '/profile/notifikationer', as: 'kunde' },
  { name: 'aktiviteter', path: '/activities', as: 'kunde' },
  { name: 'aktiviteter-klippekort', path: '/activities?type=clip_card_work', as: 'kunde' },
  { name: 'aktiviteter-tom', path: '/activities?type=license', as: 'kunde' },
  { name: 'menu', path: '/departments', as: 'kunde', press: ['Åbn menu|Fjordlyst Møbler'] },
  { name: 'find', path: '/dashboard', as: 'kunde', press: ['Søg eller gå til'] },
  { name: 'licenser-antal', path: '/licenses', as: 'kunde', press: ['Ændr antal'] },
  { name: 'serviceaftaler-detaljer', path: '/service-agreement', as: 'kunde', press: ['Se detaljer'] },
  { name: 'opgaver-ny', path: '/tasks', as: 'kunde', press: ['Ny opgave'] },
  { name: 'opgaver-aendringer', path: '/tasks', as: 'kunde', press: ['Bed om ændringer'] },
  { name: 'opgave', path: '/tasks', as: 'kunde', press: ['Returflow for webshop'] },
  { name: 'event', path: '/events', as: 'kunde', press: ['Læs mere'] },
  { name: 'event-kalender', path: '/events', as: 'kunde', press: ['til kalender'] },
  { name: 'afdelinger-tilfoej', path: '/departments', as: 'kunde', press: ['Tilføj afdeling'] },
  { name: 'afdelinger-betaling', path: '/departments', as: 'kunde', press: ['^Vælg be'] },
  { name: 'afdelinger-slet', path: '/departments', as: 'kunde', press: ['Handlinger', 'Slet'] },
  { name: 'installationer-tilfoej', path: '/zendesk-instances', as: 'kunde', press: ['Tilføj installation'] },
  { name: 'integrationer-indstillinger', path: '/integrations', as: 'kunde', press: ['Indstillinger'] },
  { name: 'integrationer-forbind', path: '/integrations', as: 'kunde', press: ['Forbind'] },
  { name: 'brugere-inviter', path: '/users', as: 'kunde', press: ['Inviter bruger'] },
  { name: 'brugere-opret', path: '/users', as: 'kunde', press: ['Opret bruger'] },
  { name: 'fejl', path: '/licenses', as: 'kunde', isBroken: true },
  { name: 'overblik-ubekraeftet', path: '/dashboard', as: 'unconfirmed' },
  { name: 'profil-ubekraeftet', path: '/profile', as: 'unconfirmed' },
  { name: 'notifikationer-ubekraeftet', path: '/profile/notifikationer', as: 'unconfirmed' },
  { name: 'brugere-ubekraeftet', path: '/users', as: 'unconfirmed' },
  { name: 'overblik-admin', path: '/dashboard', as: 'admin' },
  { name: 'admin-virksomheder', path: '/admin/companies', as: 'admin' },
  { name: 'admin-virksomheder-opret', path: '/admin/companies?opret=1', as: 'admin' },
  ...[
    '',
    'oplysninger',
    'brugere',
    'licenser',
    'anmodninger',
    'serviceaftaler',
    'klippekort',
    'konfiguration',
    'aktivitet',
  ].map((tab) => ({
    name: `admin-virksomhed-${tab || 'overblik'}`,
    path: `/admin/companies/:kunde/${tab}`,
    as: 'admin' as const,
  })),
  { name: 'admin-virksomhed-afventer', path: '/admin/companies/:kunde?status=PENDING', as: 'admin' },
  { name: 'admin-licensanmodninger', path: '/admin/license-requests', as: 'admin' },
  { name: 'admin-serviceaftaler', path: '/admin/service-agreements', as: 'admin' },
  { name: 'admin-klippekort', path: '/admin/clip-cards', as: 'admin' },
  { name: 'admin-team', path: '/admin/team', as: 'admin' },
  { name: 'admin-revisionslog', path: '/admin/audit-log', as: 'admin' },
  { name: 'admin-revisionslog-tom', path: '/admin/audit-log?person=findes-ikke', as: 'admin' },
  { name: 'admin-events', path: '/admin/events', as: 'admin' },
  { name: 'admin-menu', path: '/admin/team', as: 'admin', press: ['Åbn menu|^Admin'] },
  { name: 'admin-virksomheder-intet', path: '/admin/companies?q=findes-ikke', as: 'admin' },
  {
    name: 'admin-virksomhed-klippekort-opret',
    path: '/admin/companies/:kunde/klippekort',
    as: 'admin',
    press: ['Opret klippekort'],
  },
  {
    name: 'admin-virksomhed-klippekort-timer',
    path: '/admin/companies/:kunde/klippekort',
    as: 'admin',
    press: ['Handlinger', 'Registrér timer'],
  },
  {
    name: 'admin-virksomhed-noegle',
    path: '/admin/companies/:kunde/konfiguration',
    as: 'admin',
    press: ['Udsted nøgle'],
  },
  {
    name: 'admin-virksomhed-dinero',
    path: '/admin/companies/:kunde/konfiguration',
    as: 'admin',
    press: ['Skift kontakt'],
  },
  {
    name: 'admin-virksomhed-mappe',
    path: '/admin/companies/:kunde/konfiguration',
    as: 'admin',
    press: ['Skift mappe'],
  },
  {
    name: 'admin-serviceaftaler-opret',
    path: '/admin/service-agreements',
    as: 'admin',
    press: ['Opret serviceaftale'],
  },
  { name: 'admin-licensanmodninger-rediger', path: '/admin/license-requests', as: 'admin', press: ['Opdater status'] },
  { name: 'admin-team-tilfoej', path: '/admin/team', as: 'admin', press: ['Tilføj team medlem'] },
  { name: 'admin-events-opret', path: '/admin/events', as: 'admin', press: ['Opret Event'] },
  { name: 'admin-events-tilmeldte', path: '/admin/events', as: 'admin', press: ['Se tilmeldinger til Rapporter'] },
  { name: 'admin-fornyelser-note', path: '/admin/renewals', as: 'admin', press: ['Handlinger', 'Ansvarlig og note'] },
  { name: 'admin-fornyelser', path: '/admin/renewals?frist=DAYS_90', as: 'admin' },
];
