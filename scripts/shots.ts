import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { DEMO_PASSWORD } from '../server/demo/demoData.ts';
import { ensureBrowser } from './browser.ts';
import { chromiumArgs } from './chromium.ts';
import { startDemoServer } from './demoServer.ts';
import { root } from './processes.ts';

/**
 * Every screen, so that somebody can look at it. A room adds its addresses here; `:kunde` in one stands for the demo customer's company,
 * `:event` for the link of a public event.
 */
const screens: { name: string; path: string; as?: 'kunde' | 'admin' }[] = [
  { name: 'forside', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'nulstil', path: '/reset-password?token=abc' },
  { name: 'nulstil-ugyldigt', path: '/reset-password' },
  { name: 'registrering', path: '/register' },
  { name: 'invitation-ugyldig', path: '/invitation?token=abc' },
  { name: 'betingelser', path: '/terms' },
  { name: 'betingelser-klippekort', path: '/terms/clip-card' },
  { name: 'betingelser-serviceaftale', path: '/terms/service-agreement' },
  { name: 'betingelser-licens', path: '/terms/license' },
  { name: 'betingelser-privatliv', path: '/terms/privacy' },
  { name: 'event-offentligt', path: '/events/public/:event' },
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
  { name: 'overblik-admin', path: '/dashboard', as: 'admin' },
  { name: 'admin-virksomheder', path: '/admin/companies', as: 'admin' },
  { name: 'admin-virksomheder-opret', path: '/admin/companies?opret=1', as: 'admin' },
  ...['', 'oplysninger', 'brugere', 'licenser', 'anmodninger', 'serviceaftaler', 'klippekort', 'konfiguration', 'aktivitet'].map((tab) => (
    { name: `admin-virksomhed-${tab || 'overblik'}`, path: `/admin/companies/:kunde/${tab}`, as: 'admin' as const }
  )),
  { name: 'admin-virksomhed-afventer', path: '/admin/companies/:kunde?status=PENDING', as: 'admin' },
  { name: 'admin-licensanmodninger', path: '/admin/license-requests', as: 'admin' },
  { name: 'admin-serviceaftaler', path: '/admin/service-agreements', as: 'admin' },
  { name: 'admin-klippekort', path: '/admin/clip-cards', as: 'admin' },
  { name: 'admin-team', path: '/admin/team', as: 'admin' },
  { name: 'admin-events', path: '/admin/events', as: 'admin' },
  { name: 'admin-fornyelser', path: '/admin/renewals?frist=DAYS_90', as: 'admin' },
];

const widths = [390, 768, 1440];
const folder = `${root}shots`;
const only = process.argv[2];

mkdirSync(folder, { recursive: true });
const { path: executablePath } = await ensureBrowser();
const server = await startDemoServer();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
try {
  for (const as of [undefined, 'kunde', 'admin'] as const) await shoot(browser, as);
} finally {
  await browser.close();
  await server.stop();
}
process.stdout.write(`Skærmbillederne ligger i ${folder}\n`);

async function shoot(opened: Browser, as: 'kunde' | 'admin' | undefined): Promise<void> {
  const wanted = screens.filter((screen) => screen.as === as && (!only || screen.name.includes(only)));
  if (!wanted.length) return;
  const token = as && (await signIn(`${as}@portal.example`));
  const company = as === 'admin' ? await customersCompany() : '';
  const event = as ? '' : await publicEvent();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of widths) {
      const context = await opened.newContext({ viewport: { width, height: 900 }, colorScheme, locale: 'da-DK', reducedMotion: 'reduce' });
      if (token) await context.addInitScript((kept) => localStorage.setItem('portal.token', kept), token);
      const page = await context.newPage();
      for (const { name, path } of wanted) {
        await page.goto(server.url + path.replace(':kunde', company).replace(':event', event));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
      await context.close();
    }
  }
}

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function customersCompany(): Promise<string> {
  const { viewer } = await askAsCustomer<{ viewer: { customer: { id: string } } }>('{ viewer { customer { id } } }');
  return viewer.customer.id;
}

async function publicEvent(): Promise<string> {
  const { events } = await askAsCustomer<{ events: { edges: { node: { publicLink: string } }[] } }>('{ events(isPublic: true, status: PUBLISHED) { edges { node { publicLink } } } }');
  return events.edges[0]!.node.publicLink;
}

async function askAsCustomer<Data>(query: string): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn('kunde@portal.example')}` };
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return ((await answer.json()) as { data: Data }).data;
}
