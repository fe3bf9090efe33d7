import type { Page } from '@playwright/test';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { agents, createSeatCompany } from '../testing/browser/seatCompany.ts';
import { openSeats, pathOf, READING } from '../testing/browser/seatsPage.ts';
import { createToken, openSecondBrowser } from '../testing/browser/session.ts';
import { rowsIn } from '../testing/browser/tables.ts';
import { TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const agentTable = (page: Page) => page.getByRole('table', { name: 'Agenter', exact: true });
const agentRow = (page: Page, name: string) => rowsIn(agentTable(page)).filter({ hasText: name });
const switchOn = (page: Page) => page.getByRole('button', { name: 'Slå navne til' });
const switchOff = (page: Page) => page.getByRole('button', { name: 'Slå navne fra' });

const NAMED = [
  { name: 'Freja Rask' },
  { name: 'Bo Holm', isSuspended: true },
  { name: 'Ida Ny', signedInDaysAgo: null },
  { name: 'Lis Let', kind: 'LIGHT_AGENT' },
];

test('an administrator switches names on and off, twice, and a buyer sees only counts', async ({
  page,
  browser,
  request,
}) => {
  const company = await createSeatCompany(request, { bought: 5, agents: NAMED });
  const email = `${uniqueName('kollega')}@kunde.example`;
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }', {
    input: { name: 'Bo Indkøber', email, password: TEST_PASSWORD, companyRole: 'BUYER' },
  });
  const buyer = await openSecondBrowser(browser, { token: await createToken(request, email, TEST_PASSWORD) });
  await openSeats(page, company);
  for (const round of [1, 2]) {
    await expect(page.getByText('Navne er slået fra', { exact: true })).toBeVisible();
    await expect(page.getByText('3 bruger en licens')).toBeVisible();
    await expect(page.getByText('Freja Rask')).toHaveCount(0);
    await switchOn(page).dblclick();
    await expect(toasts(page)).toContainText('Navne er slået til');
    await expect(agentRow(page, 'Freja Rask'), `round ${round}`).toContainText('Aktiv', READING);
    await expect(rowsIn(agentTable(page))).toHaveCount(3);
    await expect(agentRow(page, 'Bo Holm')).toContainText('Bruger stadig en licens. Nedgradér, før du suspenderer.');
    await expect(agentRow(page, 'Ida Ny')).toContainText('Aldrig');
    const { fileName, lines } = await exportCsv(page);
    expect(fileName).toMatch(/^agenter-.*\.csv$/);
    expect(lines[0]).toBe('\uFEFFNavn;Rolle;Status;Sidst logget ind;Råd');
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(
      expect.arrayContaining(['Freja Rask', 'Bo Holm', 'Ida Ny']),
    );
    expect(lines).toHaveLength(4);

    await buyer.goto(pathOf(company));
    await expect(buyer.getByText('3 bruger en licens')).toBeVisible();
    await expect(buyer.getByText('Freja Rask')).toHaveCount(0);
    await expect(agentTable(buyer)).toHaveCount(0);
    await expect(buyer.getByRole('button', { name: /^Slå navne/ })).toHaveCount(0);

    await switchOff(page).click();
    const confirmation = page.getByRole('alertdialog', { name: `Slå navne fra for ${company.subdomain}?` });
    await confirmation.getByRole('button', { name: 'Slå fra', exact: true }).click();
    await expect(confirmation).toHaveCount(0);
    await expect(toasts(page)).toContainText('Navne er slået fra');
    await expect(agentTable(page)).toHaveCount(0);
    await expect(page.getByText('Freja Rask')).toHaveCount(0);
  }
  await page.reload();
  await expect(switchOn(page)).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText('Jeres kontoadministratorer kan slå dem til.')).toBeVisible();
  await expect(buyer.getByRole('button', { name: /^Slå navne/ })).toHaveCount(0);
});

test('seats in use fit a phone and are accessible, light and dark', async ({ page, request }) => {
  const company = await createSeatCompany(request, { bought: 2, agents: [...NAMED, ...agents(2)] });
  await company.queryApi('mutation ($id: ID!) { chooseAgentNames(installationId: $id, isOn: true) { id } }', {
    id: company.installationId,
  });
  await openSeats(page, company);
  await expect(agentRow(page, 'Freja Rask')).toBeVisible(READING);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await page.goto(pathOf(company));
      await expect(agentRow(page, 'Freja Rask')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto('/licenses');
      await expect(page.getByRole('article', { name: `Suite Team, ${company.subdomain}` })).toContainText(
        '3 for mange',
      );
      await expectNoSidewaysScroll(page);
    }
  }
});
