import { mkdirSync } from 'node:fs';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Picture } from '../client/testing/Picture.ts';
import { SECURED_EMAIL, UNCONFIRMED_EMAIL } from '../server/demo/demoCompanies.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../server/demo/demoData.ts';
import { ensureBrowser } from './browser.ts';
import { chromiumArgs } from './chromium.ts';
import { startDemoServer } from './demoServer.ts';
import { loadPictures } from './pictures.ts';
import { root } from './processes.ts';

/** The demo's users as whom pictures are taken, by their e-mails. */
const people = {
  customer: 'kunde@portal.example',
  admin: 'admin@portal.example',
  unconfirmed: UNCONFIRMED_EMAIL,
  secured: SECURED_EMAIL,
};

const widths = [390, 768, 1440];
const folder = `${root}shots`;
const nameFilter = process.argv[2];
const missing: string[] = [];
const pictures = await loadPictures();

mkdirSync(folder, { recursive: true });
const { path: executablePath } = await ensureBrowser();
const server = await startDemoServer();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
try {
  for (const as of [undefined, 'customer', 'admin', 'unconfirmed', 'secured'] as const) await shoot(browser, as);
} finally {
  await browser.close();
  await server.stop();
}
process.stdout.write(`The pictures are in ${folder}\n`);
if (missing.length) {
  process.stderr.write(`These pictures could not be taken:\n${missing.join('\n')}\n`);
  process.exitCode = 1;
}

async function shoot(browserInstance: Browser, as: Picture['as']): Promise<void> {
  const selected = pictures.filter(
    (picture) => picture.as === as && (!nameFilter || picture.name.includes(nameFilter)),
  );
  if (!selected.length) return;
  const token = as && (await signIn(people[as]));
  const ids = {
    company: as === 'admin' ? await loadDemoCompanyId() : '',
    invoice: as === 'admin' ? await loadInvoiceId() : '',
    event: as ? '' : await loadPublicEventLink(),
    ...(as === 'customer' && (await loadInstallationIds())),
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of widths) {
      const context = await browserInstance.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        locale: 'da-DK',
        reducedMotion: 'reduce',
      });
      if (token) await context.addInitScript((value) => localStorage.setItem('portal.token', value), token);
      for (const picture of selected) {
        const file = `${picture.name}-${width}-${colorScheme}.png`;
        const page = await context.newPage();
        const address = Object.entries(ids).reduce((path, [name, id]) => path.replace(`:${name}`, id), picture.path);
        // A picture that cannot be taken is listed at the end and does not stop the others.
        await shootScreen(page, picture, server.url + address, file).catch((error: Error) =>
          missing.push(`${file}: ${error.message.split('\n')[0]}`),
        );
        await page.close();
      }
      await context.close();
    }
  }
}

async function shootScreen(
  page: Page,
  { press = [], type, isBroken }: Picture,
  address: string,
  file: string,
): Promise<void> {
  if (isBroken) await page.route('**/graphql', (route) => route.abort());
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const screen = page.url();
  for (const name of press) await pressButton(page, new RegExp(name));
  if (press.length) {
    const opened = page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').first();
    await Promise.any([opened.waitFor(), page.waitForURL(({ href }) => href !== screen)]);
    await waitUntilLoaded(page);
  }
  if (type) {
    await page.keyboard.type(type);
    await expect(page.getByText('Søger …')).toHaveCount(0);
  }
  // A picture of the whole page shows what the browser leaves out until it is scrolled into view.
  await page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(styles);
  });
  await page.screenshot({ path: `${folder}/${file}`, fullPage: !press.length });
}

async function pressButton(page: Page, name: RegExp): Promise<void> {
  const [button, item, link] = (['button', 'menuitem', 'link'] as const).map((role) => page.getByRole(role, { name }));
  await button!.or(item!).or(link!).filter({ visible: true }).first().click();
  await waitUntilLoaded(page);
}

async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-label="Indlæser …"], [data-pending]')).toHaveCount(0);
}

async function signIn(email: string): Promise<string> {
  const first = await post<SignInAnswer>('/api/auth/login', { email, password: DEMO_PASSWORD });
  const { token, secondFactor } = first.data;
  if (token) return token;
  const code = new TOTP({ secret: DEMO_TOTP_SECRET }).generate();
  const second = await post<SignInAnswer>('/api/auth/login/complete', { token: secondFactor!.token, code });
  return second.data.token!;
}

interface SignInAnswer {
  data: { token?: string; secondFactor?: { token: string } };
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

async function loadDemoCompanyId(): Promise<string> {
  const { viewer } = await queryAsCustomer<{ viewer: { customer: { id: string } } }>('{ viewer { customer { id } } }');
  return viewer.customer.id;
}

async function loadInvoiceId(): Promise<string> {
  const { viewer } = await queryAsCustomer<{
    viewer: { customer: { invoices: { edges: { node: { id: string } }[] } } };
  }>('{ viewer { customer { invoices(unpaid: true, first: 1) { edges { node { id } } } } } }');
  return viewer.customer.invoices.edges[0]!.node.id;
}

/** The installations with too many seats in use, and with names of agents. */
async function loadInstallationIds() {
  const { viewer } = await queryAsCustomer<{
    viewer: { customer: { installations: { edges: { node: { id: string; seats: { showsNames: boolean } } }[] } } };
  }>('{ viewer { customer { installations { edges { node { id seats { showsNames } } } } } } }');
  const installations = viewer.customer.installations.edges.map(({ node }) => node);
  return {
    installation: installations.find(({ seats }) => !seats.showsNames)!.id,
    namedInstallation: installations.find(({ seats }) => seats.showsNames)!.id,
  };
}

async function loadPublicEventLink(): Promise<string> {
  const { events } = await queryAsCustomer<{ events: { edges: { node: { publicLink: string } }[] } }>(
    '{ events(isPublic: true, status: PUBLISHED) { edges { node { publicLink } } } }',
  );
  return events.edges[0]!.node.publicLink;
}

async function queryAsCustomer<Data>(query: string): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn(people.customer)}` };
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return ((await answer.json()) as { data: Data }).data;
}
