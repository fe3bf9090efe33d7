import type { Page } from '@playwright/test';
import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { createLicense } from '../../testing/browser/companyObjects.ts';
import { refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import type { LicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { agents, createSeatCompany, readNow, type SeatCompany } from '../../testing/browser/seatCompany.ts';
import { READING } from '../../testing/browser/seatsPage.ts';
import { createAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP } from '../../testing/browser/viewports.ts';

const PATH = '/admin/seats';
const SUBSCRIPTION = 'useAdminSeatChangesSubscription';

const rows = (page: Page) => rowsOf(page, 'Licenser i brug');
const rowOf = (page: Page, { subdomain }: LicenseCompany) => rows(page).filter({ hasText: `${subdomain} ApS` });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg virksomhed eller subdomæne' });
const readAgain = (page: Page, { name, subdomain }: LicenseCompany) =>
  chooseRowAction(page, `${name}, ${subdomain}`, 'Læs igen');

/** Lets the portal read the help desk after it was changed. */
async function read(company: SeatCompany): Promise<void> {
  await company.saveKey();
  await readNow(company);
}

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('installations with too many seats in use come first, in the list of their state and beside renewals', async ({
  page,
  request,
}) => {
  const over = await createSeatCompany(request, {
    bought: 0,
    agents: [...agents(7), { isSuspended: true }, { signedInDaysAgo: 120 }, { kind: 'LIGHT_AGENT' }],
  });
  await createLicense(over, { quantity: 2, validUntil: addDays(dateOf(), 50) });
  const withoutKey = await createSeatCompany(request, { bought: 3 });
  await refuseOperationOnce(page, 'AdminSeatsScreenQuery', 'INTERNAL', 'Fejl');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente licenser i brug' })).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toContainText('for mange');
  await expect(rowOf(page, over)).toContainText('7 for mange');
  await expect(page.getByRole('link', { name: over.name })).toHaveAttribute('href', `/admin/companies/${over.id}`);
  const cells = rowOf(page, over).getByRole('cell');
  expect((await cells.allInnerTexts()).slice(0, 8).map((text) => text.trim())).toEqual([
    `${over.name}\n${over.subdomain}`,
    '2',
    '9',
    '7 for mange',
    '–',
    '1',
    '1',
    expect.stringMatching(/^I dag kl\. /),
  ]);

  // The state and the search are in the address, and Back returns to each of them.
  await tab(page, 'For mange i brug').click();
  await expect(page).toHaveURL(/\?status=OVER$/);
  await expect(rowOf(page, over)).toBeVisible();
  await tab(page, 'Ikke forbundet').click();
  await expect(page).toHaveURL(/\?status=WITHOUT_KEY$/);
  await expect(rowOf(page, over)).toHaveCount(0);
  await search(page).fill(withoutKey.name.toUpperCase());
  await expect(page).toHaveURL(/q=FRISK-/);
  await expect(rows(page)).toHaveCount(1);
  for (const text of ['Ikke forbundet', 'Aldrig']) await expect(rowOf(page, withoutKey)).toContainText(text);
  await tab(page, 'Ledige licenser').click();
  await expect(page).toHaveURL(/status=FREE&q=FRISK-/);
  await expect(page.getByText('Ingen installationer passer')).toBeVisible();
  await page.goBack();
  await expect(tab(page, 'Ikke forbundet')).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(page, withoutKey)).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await expect(tab(page, 'For mange i brug')).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(page, over)).toBeVisible();
  await search(page).fill('findes-ikke-%');
  await expect(page.getByText('Ingen installationer passer')).toBeVisible();
  await page.getByRole('link', { name: 'Ryd filtre' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(rows(page).nth(1)).toBeVisible();
  await page.goto(`${PATH}?status=ukendt`);
  await expect(tab(page, 'Alle')).toHaveAttribute('aria-selected', 'true');

  await page.goto(`/admin/companies/${over.id}/oplysninger`);
  await expect(page.getByText('9 af 2 i brug')).toBeVisible();
  await expect(page.getByText('7 for mange')).toBeVisible();
  await page.goto('/admin/renewals');
  await expect(page.getByRole('row').filter({ hasText: over.subdomain })).toContainText(
    '9 af 2 i brug: Bestil 7 licenser',
  );
});

test('new readings and faults of a help desk move its row between the lists at once', async ({ page, request }) => {
  const company = await createSeatCompany(request, { bought: 5, agents: agents(4) });
  const withoutKey = await createSeatCompany(request, { bought: 5 });
  await openSubscribed(page, `${PATH}?status=OVER`, SUBSCRIPTION);
  await expect(rows(page).first()).toBeVisible();
  await expect(rowOf(page, company)).toHaveCount(0);
  const overCount = async () => Number(/\d+/.exec(await tab(page, 'For mange i brug').innerText())![0]);
  const before = await overCount();
  for (const count of [30, 31]) {
    await company.zendesk('setAgents', company.subdomain, agents(count));
    await read(company);
    await expect(rowOf(page, company)).toContainText(`${count - 5} for mange`, READING);
    // Other tests may add an installation at the same time.
    await expect.poll(overCount).toBeGreaterThan(before);
  }
  await company.zendesk('setAgents', company.subdomain, agents(4));
  await read(company);
  await expect(rowOf(page, company)).toHaveCount(0, READING);

  // An admin has a help desk read again, and is told when that is impossible.
  await openSubscribed(page, `${PATH}?q=${company.subdomain}`, SUBSCRIPTION);
  await company.zendesk('setAgents', company.subdomain, agents(2));
  // The portal may begin the reading by itself, before the admin asks for it.
  await expect(async () => {
    await company.saveKey();
    await readAgain(page, company);
    await expect(toasts(page)).toContainText(`${company.subdomain} læses igen`, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(rowOf(page, company)).toContainText('3 ledige', READING);
  await expect(rowOf(page, company)).not.toContainText('Læses nu');
  await search(page).fill(withoutKey.subdomain);
  await readAgain(page, withoutKey);
  await expect(toasts(page)).toContainText('Forbind Zendesk, før licenserne kan læses.');
  await search(page).fill(company.subdomain);

  // A help desk that cannot be read keeps its figures, and says why until it can be read.
  for (const [fault, reason] of [
    ['rejected', 'Zendesk-nøglen afvises'],
    ['gone', 'Ingen Zendesk på subdomænet'],
  ] as const) {
    await company.zendesk('setFault', company.subdomain, fault);
    await read(company);
    await expect(rowOf(page, company)).toContainText(reason, READING);
    await expect(rowOf(page, company)).toContainText('3 ledige');
  }
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Vis dem, der ikke kan læses' }).click();
  await expect(page).toHaveURL(/\/admin\/seats\?status=FAULTY$/);
  await openSubscribed(page, `${PATH}?status=FAULTY&q=${company.subdomain}`, SUBSCRIPTION);
  await expect(rowOf(page, company)).toContainText('Ingen Zendesk på subdomænet');
  await company.zendesk('setFault', company.subdomain, null);
  await read(company);
  await expect(rowOf(page, company)).toHaveCount(0, READING);
});
