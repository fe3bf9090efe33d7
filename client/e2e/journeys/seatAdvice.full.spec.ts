import type { APIRequestContext, Page } from '@playwright/test';
import { figures } from '../../testing/browser/figures.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { queryApiAsAdmin, queryApiWithToken } from '../../testing/browser/queryApi.ts';
import { createToken, DEMO_CUSTOMER, DEMO_PASSWORD, signInWithToken } from '../../testing/browser/session.ts';

const renewal = (page: Page) => page.getByRole('dialog', { name: 'Hvad skal der ske?' });
const sum = (page: Page) => page.getByLabel('Regnestykket');

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
