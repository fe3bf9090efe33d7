import type { APIRequestContext, Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import {
  countLicenseRequests,
  createLicenseCompany,
  type LicenseCompany,
  licenseRequestRows,
} from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApiAsAdmin, queryApiWithToken } from '../testing/browser/queryApi.ts';
import { agents, createSeatCompany, readNow, type SeatCompany } from '../testing/browser/seatCompany.ts';
import { openSeats, pathOf, READING, SEAT_SUBSCRIPTION } from '../testing/browser/seatsPage.ts';
import {
  createAdminToken,
  createToken,
  DEMO_CUSTOMER,
  DEMO_PASSWORD,
  openSecondBrowser,
  signInWithToken,
} from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';

const card = (page: Page, { subdomain }: LicenseCompany) =>
  page.getByRole('article', { name: `Suite Team, ${subdomain}` });
const order = (page: Page) => page.getByRole('dialog', { name: 'Bestil licens' });
const renewal = (page: Page) => page.getByRole('dialog', { name: 'Hvad skal der ske?' });
const figures = (page: Page) => page.getByRole('region', { name: 'Nøgletal' });
const sum = (page: Page) => page.getByLabel('Regnestykket');
const problem = (page: Page) => page.getByRole('status').filter({ hasText: 'Tallene er fra' });
const readAgain = (page: Page) => page.getByRole('button', { name: 'Læs igen' });

/** Replaces the agents, and lets the portal read them. */
async function changeAgents(company: SeatCompany, count: number): Promise<void> {
  await company.zendesk('setAgents', company.subdomain, agents(count));
  await company.saveKey();
  await readNow(company);
}

/** Orders the seats of the advice in the dialog that the button opens, filled in. */
async function orderAdvised(page: Page, { subdomain, email }: LicenseCompany): Promise<void> {
  await page.getByRole('button', { name: `Bestil 2 licenser: ${subdomain}` }).click();
  await expect(order(page).getByLabel('Afdeling')).toContainText('Kundeservice');
  await expect(order(page).getByLabel('Afdeling')).toHaveAccessibleDescription(`Betales med faktura til ${email}`);
  await expect(order(page).getByLabel('Zendesk installation')).toContainText(`${subdomain} · Suite Team`);
  await expect(order(page).getByRole('spinbutton', { name: 'Antal licenser' })).toHaveValue('2');
  await order(page).getByRole('checkbox').check();
  await order(page).getByRole('button', { name: 'Send bestilling' }).dblclick();
  await expect(order(page)).toHaveCount(0);
  await expect(toasts(page)).toContainText('Bestillingen på 2 licenser er sendt');
}

test('missing seats are ordered from the card, twice, and reach the back office', async ({
  page,
  browser,
  request,
}) => {
  const company = await createSeatCompany(request, { bought: 2, agents: agents(4) });
  const admin = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/licenses', SEAT_SUBSCRIPTION);
  const advice = card(page, company).getByRole('button', { name: /^Bestil 2 licenser/ });
  for (const round of [1, 2]) {
    if (round === 2) await changeAgents(company, 6);
    await expect(card(page, company)).toContainText(`${2 * round} for mange`, READING);
    await expect(card(page, company)).toContainText(`${2 + 2 * round} af 2 i brug`);
    await expect(card(page, company)).toContainText('Der mangler 2 licenser.');
    await expect(advice).toBeVisible();
    await orderAdvised(page, company);
    await expect(advice).toHaveCount(0);
    await expect(card(page, company)).not.toContainText('Der mangler 2 licenser.');
    await expect(card(page, company)).toContainText(`2 licenser · ${2 * round} på vej`);
    await expect(licenseRequestRows(page)).toHaveCount(round);
    await admin.goto('/admin/license-requests');
    const requests = rowsOf(admin, 'Licensanmodninger').filter({ hasText: company.name });
    await expect(requests).toHaveCount(round);
    await expect(requests.first()).toContainText('Afventer');
  }
  await page.reload();
  await expect(card(page, company)).toContainText('4 for mange');
  await expect(advice).toHaveCount(0);
});

test('the number of seats is changed from the page of the installation, twice', async ({ page, request }) => {
  const company = await createSeatCompany(request, { bought: 5, agents: agents(4) });
  await openSeats(page, company);
  const dialog = page.getByRole('dialog', { name: 'Ændr antal licenser' });
  for (const round of [1, 2]) {
    await page.getByRole('button', { name: `Ændr antal for Suite Team, ${company.subdomain}` }).click();
    await dialog.getByRole('spinbutton', { name: 'Antal licenser' }).fill('6');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Send bestilling' }).dblclick();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => countLicenseRequests(company)).toBe(round);
  }
});

/** A demo company's installation with free seats, their history, and the token of a user who may decide. */
async function findFreeSeats(request: APIRequestContext) {
  const { admin } = await queryApiAsAdmin(
    request,
    `{ admin { seats(state: FREE, first: 100) { edges { node { installation { id subdomain
      seatAdvice { kind seats }
      department { customer { users(first: 20) { edges { node { email companyRole } } } } } } } } } } }`,
  );
  for (const { node } of admin.seats.edges) {
    const { id, subdomain, seatAdvice, department } = node.installation;
    if (seatAdvice?.kind !== 'FEWER_SEATS') continue;
    const user = department.customer.users.edges.find(
      ({ node: { email, companyRole } }) =>
        companyRole === 'ADMINISTRATOR' && (email === DEMO_CUSTOMER || !email.endsWith('@portal.example')),
    );
    if (!user) continue;
    const token = await createToken(request, user.node.email, DEMO_PASSWORD);
    const answer = await queryApiWithToken(request, token)(
      'query ($id: ID!) { node(id: $id) { ... on Installation { seatAdvice { license { id } } } } }',
      { id },
    );
    return { id, subdomain, token, seats: seatAdvice.seats, licenseId: answer.node.seatAdvice.license.id };
  }
  throw new Error('The demo has no advice to renew with fewer seats.');
}

test('a licence is renewed with fewer seats as the advice says, twice', async ({ page, request }) => {
  const { id, subdomain, token, seats, licenseId } = await findFreeSeats(request);
  const queryApi = queryApiWithToken(request, token);
  const path = `/licenses/installation/${id}`;
  const undo = () =>
    queryApi('mutation ($id: ID!) { undoRenewalDecision(licenseId: $id) { deletedId } }', { id: licenseId });
  const decisionOf = async () =>
    (
      await queryApi(
        'query ($id: ID!) { node(id: $id) { ... on License { renewalQuantity renewalDecision { outcome } } } }',
        { id: licenseId },
      )
    ).node;
  /** The advice about the installation as an admin reads it. */
  const adviceForAdmin = async () =>
    (
      await queryApiAsAdmin(
        request,
        `query ($search: String) { admin { seats(search: $search, first: 100) { edges { node {
          installation { id seatAdvice { seats } } } } } } }`,
        { search: subdomain },
      )
    ).admin.seats.edges.find(({ node }) => node.installation.id === id)!.node.installation.seatAdvice;
  await signInWithToken(page, token);
  await page.goto(path);
  const change = page.getByRole('button', { name: `Skift til ${seats}: ${subdomain}` });
  for (const round of [1, 2]) {
    await expect(sum(page), `round ${round}`).toContainText('Færre fra fornyelsen');
    await expect(sum(page)).toContainText('Købt nu');
    await expect(page.getByText(/I har højst brugt \d+ licens/)).toContainText(`kan I nøjes med ${seats}.`);
    await change.click();
    await expect(renewal(page).getByRole('spinbutton')).toHaveValue(String(seats));
    await renewal(page).getByRole('checkbox').check();
    await renewal(page)
      .getByRole('button', { name: `Forny med ${seats}` })
      .dblclick();
    try {
      await expect(renewal(page)).toHaveCount(0);
      await expect(sum(page)).toHaveCount(0);
      await expect(change).toHaveCount(0);
      expect(await decisionOf()).toEqual({ renewalQuantity: seats, renewalDecision: { outcome: 'RENEW' } });
      expect(await adviceForAdmin()).toBeNull();
      await page.reload();
      await expect(figures(page)).toBeVisible();
      await expect(sum(page)).toHaveCount(0);
    } finally {
      await undo();
    }
    await page.goto(path);
  }
  await expect(change).toBeVisible();
});

test('a withdrawn key keeps the last figures and says what to do, and is mended live, twice', async ({
  page,
  request,
}) => {
  const company = await createSeatCompany(request, { bought: 5, agents: agents(4) });
  await openSeats(page, company);
  await readAgain(page).click();
  await expect(toasts(page)).toContainText('Licenserne er læst for et øjeblik siden. Prøv igen om et par minutter.');
  for (const round of [1, 2]) {
    await company.zendesk('setFault', company.subdomain, 'rejected');
    // The portal may begin the reading by itself, before the button is pressed.
    await company.saveKey();
    await readNow(company);
    await expect(problem(page), `round ${round}`).toContainText(/Zendesk-nøgle.*Tallene er fra i dag/s, READING);
    await expect(figures(page)).toContainText('I brug4');
    await expect(figures(page)).toContainText('Ledige1');
    await company.zendesk('setFault', company.subdomain, null);
    await company.saveKey();
    await readNow(company);
    await expect(problem(page)).toHaveCount(0, READING);
    await expect(figures(page)).toContainText('I brug4');
  }
});

test('unknown ids and those of another company do not exist', async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 3 });
  const other = await createLicenseCompany(request, { licenses: 3 });
  await signInWithToken(page, company.token);
  for (const id of [other.installationId, company.departmentId, 'findes-ikke']) {
    await page.goto(`/licenses/installation/${id}`);
    await expect(page.getByRole('heading', { name: 'Installationen findes ikke' }), id).toBeVisible();
    await expect(page.getByText(other.subdomain)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Gå til licenser' }).click();
  await expect(card(page, company)).toBeVisible();
});

test('a failed load shows an error, and can be tried again', async ({ page, request }) => {
  const company = await createSeatCompany(request, { bought: 5, agents: agents(4) });
  await signInWithToken(page, company.token);
  for (const _ of [1, 2]) {
    const restore = await abortOperation(page, 'InstallationSeatsScreenQuery');
    await page.goto(pathOf(company));
    await expect(page.getByRole('heading', { name: 'Kunne ikke hente licenser i brug' })).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(figures(page)).toContainText('I brug4');
  }
});
