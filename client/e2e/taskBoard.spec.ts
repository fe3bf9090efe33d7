import type { Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import {
  createClipCardAsAdmin,
  createTaskCompany,
  taskCard,
  taskColumn,
  waitForTask,
} from '../testing/browser/taskCompany.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const taskDialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a task shows all of its details', async ({ page, request }) => {
  const company = await createTaskCompany(request, {
    tasks: [
      {
        name: 'Flersproget hjælpecenter',
        status: 'in progress',
        priority: 2,
        points: 5,
        dueDate: Date.now() - 3 * DAY,
        assigneeIds: [41_000_001, 41_000_003],
        tags: [{ name: 'guide', color: '#ffffff' }],
        customFields: [{ id: 'kanal', name: 'Kanal', type: 'short_text', type_config: {}, value: 'Hjælpecenter' }],
      },
      { name: 'Rapport', priority: 4, dueDate: Date.now() },
    ],
  });
  await signInWithToken(page, company.token);
  await page.goto('/tasks');
  const card = taskCard(page, 'Flersproget hjælpecenter');
  for (const text of [
    'Prioritet P2',
    '5 point',
    'guide',
    'Kanal',
    'Hjælpecenter',
    'Ansvarlig: Mette Holm, Sofie Lind',
    'Overskredet: ',
  ])
    await expect(card).toContainText(text);
  await expect(taskCard(page, 'Rapport')).toContainText('Frist: I dag');
  await expect(taskCard(page, 'Rapport')).toContainText('P4');
});

test.describe('a task', () => {
  test('opens over the board at an address of its own, and closing it goes back', async ({ page, request }) => {
    const company = await createTaskCompany(request, {
      tasks: [
        { name: 'Returflow', description: 'Første linje\nAnden linje', timeSpentMs: HOUR, assigneeIds: [41_000_002] },
      ],
    });
    await signInWithToken(page, company.token);
    await page.goto(`/tasks?card=${company.clipCardId}`);
    await page.getByRole('link', { name: 'Returflow' }).click();
    await expect(page).toHaveURL(new RegExp(`/tasks/task_\\w+\\?card=${company.clipCardId}`));
    const dialog = taskDialog(page, 'Returflow');
    for (const text of ['Anden linje', '1 t', 'Jonas Bech', 'Tid på klippekortet', 'Ikke begyndt'])
      await expect(dialog).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/tasks?card=${company.clipCardId}`);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Returflow' })).toBeFocused();

    await page.getByRole('link', { name: 'Returflow' }).click();
    await expect(page).toHaveURL(/\/tasks\/./);
    await page.reload();
    await expect(dialog).toContainText('Anden linje');
    await expect(page.getByRole('heading', { level: 1, name: 'Opgaver', includeHidden: true })).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('opens from its address, with the board behind it', async ({ page, request }) => {
    const company = await createTaskCompany(request, { tasks: [{ name: 'Returflow' }] });
    const id = await waitForTask(company, 'Returflow');
    await signInWithToken(page, company.token);
    await page.goto(`/tasks/${id}`);
    await expect(taskDialog(page, 'Returflow')).toContainText('Opgaven har ingen beskrivelse.');
    await taskDialog(page, 'Returflow').getByRole('button', { name: 'Luk' }).click();
    await expect(page).toHaveURL('/tasks');
    await expect(taskCard(page, 'Returflow')).toBeVisible();
  });

  test('changes live while it is open', async ({ page, request }) => {
    const company = await createTaskCompany(request);
    const clickUpId = await company.addTask({ name: 'Returflow', assigneeIds: [41_000_002] });
    const id = await waitForTask(company, 'Returflow');
    await signInWithToken(page, company.token);
    await openSubscribed(page, `/tasks/${id}`, 'TaskDialogSubscription');
    const dialog = taskDialog(page, 'Returflow');
    await expect(dialog).toContainText('Ikke begyndt');
    await company.clickUp('trackTime', clickUpId, 2 * HOUR);
    await expect(dialog.getByRole('region', { name: 'Tid på klippekortet' })).toContainText('2 t');
    await company.clickUp('moveTask', clickUpId, 'client approval');
    await expect(dialog.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
    await company.clickUp('removeTask', clickUpId);
    await expect(page.getByText('Ingen opgave data fundet')).toBeVisible();
  });

  test('that does not exist or cannot be loaded shows an error, and the board stays', async ({ page, request }) => {
    const company = await createTaskCompany(request, { tasks: [{ name: 'Returflow' }] });
    const id = await waitForTask(company, 'Returflow');
    await signInWithToken(page, company.token);
    await page.goto('/tasks/task_findesikke');
    await expect(taskDialog(page, 'Opgave')).toContainText('Ingen opgave data fundet');
    const restore = await abortOperation(page, 'TaskDialogQuery');
    await page.goto(`/tasks/${id}`);
    await expect(page.getByRole('dialog')).toContainText('Kunne ikke hente opgave detaljer');
    await restore();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(taskDialog(page, 'Returflow')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(taskCard(page, 'Returflow')).toBeVisible();
  });

  test('of another company is not found', async ({ page, request }) => {
    const [company, other] = [
      await createTaskCompany(request, { tasks: [{ name: 'Hemmelig' }] }),
      await createLicenseCompany(request),
    ];
    const id = await waitForTask(company, 'Hemmelig');
    await signInWithToken(page, other.token);
    await page.goto(`/tasks/${id}?card=${company.clipCardId}`);
    await expect(page.getByText('Ingen opgave data fundet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
  });
});

test.describe('a board without tasks', () => {
  test('leads a company without a clip card to one', async ({ page, request }) => {
    const company = await createLicenseCompany(request);
    await signInWithToken(page, company.token);
    await page.goto('/tasks');
    await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Køb klippekort' })).toHaveAttribute('href', '/clipcard/purchase');
    await expect(page.getByRole('link', { name: 'Bestil en serviceaftale' })).toHaveAttribute(
      'href',
      '/service-agreement/purchase',
    );
    await expect(page.getByRole('button', { name: 'Ny opgave' })).toHaveCount(0);
  });

  test('says that it is on its way until the reseller has set it up', async ({ page, request }) => {
    const company = await createLicenseCompany(request);
    await createClipCardAsAdmin(company, company.departmentId, 10);
    await signInWithToken(page, company.token);
    await page.goto('/tasks');
    await expect(page.getByText('Jeres opgavetavle er på vej')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ny opgave' })).toHaveCount(0);
  });

  test('offers to create the first task', async ({ page, request }) => {
    const company = await createTaskCompany(request);
    await signInWithToken(page, company.token);
    await page.goto('/tasks');
    await expect(page.getByText('Ingen opgaver endnu')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Køb klippekort' })).toHaveAttribute('href', '/clipcard/purchase');
    await expect(page.getByRole('link', { name: 'Bestil en serviceaftale' })).toHaveAttribute(
      'href',
      '/service-agreement/purchase',
    );
    await page.getByRole('main').getByRole('button', { name: 'Ny opgave' }).last().click();
    await expect(page.getByRole('dialog', { name: 'Ny opgave' })).toBeVisible();
  });
});

test.describe('a board', () => {
  test('of a used clip card leads to more hours, since no task can be created on it', async ({ page, request }) => {
    const company = await createTaskCompany(request, { tasks: [{ name: 'Returflow' }] });
    await waitForTask(company, 'Returflow');
    await company.queryApiAsAdmin(
      'mutation ($id: ID!) { updateClipCard(id: $id, changes: { status: USED }) { edge { node { id } } } }',
      { id: company.clipCardId },
    );
    await signInWithToken(page, company.token);
    await page.goto('/tasks');
    await expect(taskCard(page, 'Returflow')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ny opgave' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Køb klippekort' }).click();
    await expect(page.getByRole('dialog', { name: 'Køb klippekort' })).toBeVisible();
  });

  test('that cannot be loaded shows an error and can be retried', async ({ page, request }) => {
    const company = await createTaskCompany(request, { tasks: [{ name: 'Returflow' }] });
    await signInWithToken(page, company.token);
    const restore = await abortOperation(page, 'TasksScreenQuery');
    await page.goto('/tasks');
    await expect(page.getByRole('heading', { name: 'Kunne ikke hente opgaver' })).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(taskCard(page, 'Returflow')).toBeVisible();
  });
});

test('the board can be read and walked column by column with the keyboard', async ({ page, request }) => {
  const company = await createTaskCompany(request, {
    tasks: [
      { name: 'Første', priority: 1 },
      { name: 'Anden', priority: 2 },
      { name: 'Under arbejde', status: 'in progress' },
      { name: 'Klar', status: 'client approval' },
    ],
  });
  await signInWithToken(page, company.token);
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Ikke begyndt 2',
    'I gang 1',
    'Til godkendelse 1',
    'Færdig 0',
  ]);
  await expect(
    taskColumn(page, 'Open')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') }),
  ).toHaveCount(2);

  const jump = page.getByRole('navigation', { name: 'Kolonner' }).getByRole('button', { name: /I gang/ });
  await jump.focus();
  await expect(jump).toBeInViewport();
  await jump.press('Enter');
  await expect(taskColumn(page, 'in progress').getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Under arbejde' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Klar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Godkend Klar' })).toBeFocused();
});

test('the board loads hundreds of tasks, fifty at a time, and lays out only those near the visible part', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const tasks = Array.from({ length: 500 }, (_, index) => ({
    name: `Opgave ${index + 1}`,
    description: 'Beskrivelse af en opgave, der fylder et par linjer på tavlen, som de fleste gør.',
    priority: 1 + (index % 4),
    tags: [{ name: 'makro', color: '#1090e0' }],
    assigneeIds: [41_000_001],
    dueDate: Date.now() + DAY,
  }));
  const company = await createTaskCompany(request, { tasks });
  await signInWithToken(page, company.token);
  await page.goto('/tasks');
  await expect(async () =>
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Ikke begyndt 500'),
  ).toPass({ timeout: 60_000 });
  const open = taskColumn(page, 'Open');
  const cards = open.getByRole('article');
  // Events from ClickUp may still add tasks at the top, so a page can begin with a few more.
  for (let cardCount = await cards.count(); cardCount < 500; cardCount = await cards.count()) {
    // A click is ignored while the previous page is being added.
    await expect(async () => {
      await open.getByRole('button', { name: 'Vis flere' }).click();
      await expect.poll(() => cards.count(), { timeout: 3_000 }).toBeGreaterThanOrEqual(Math.min(cardCount + 50, 500));
    }).toPass();
  }
  await expect(cards).toHaveCount(500);
  // Only the cards near the visible part are laid out and painted, so scrolling costs the same for any length.
  const skipped = await cards.evaluateAll(
    (all) => all.filter((card) => !card.checkVisibility({ contentVisibilityAuto: true })).length,
  );
  expect(skipped).toBeGreaterThan(400);
});
