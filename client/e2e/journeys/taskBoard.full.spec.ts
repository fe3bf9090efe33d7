import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import {
  createClipCardAsAdmin,
  createTaskCompany,
  taskCard,
  taskColumn,
  waitForTask,
} from '../../testing/browser/taskCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('a board is walked with the keyboard, its tasks have addresses, and it says why it is empty', async ({
  page,
  request,
}) => {
  const company = await createTaskCompany(request);
  const newTask = page.getByRole('button', { name: 'Ny opgave' });
  await signInWithToken(page, company.token);
  let isCodeGone = true;
  await page.route(/\/assets\/NewTaskDialog.*\.js/, (route) => (isCodeGone ? route.abort() : route.fallback()));
  await page.goto('/tasks');
  await expect(page.getByText('Ingen opgaver endnu')).toBeVisible();
  await newTask.last().click();
  await expect(toasts(page)).toContainText('Det kunne ikke åbnes');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  isCodeGone = false;
  // Some browsers remember a module that could not be loaded until the page is reloaded.
  await page.reload();
  await newTask.last().click();
  await expect(page.getByRole('dialog', { name: 'Ny opgave' }).getByLabel('Klippekort')).toHaveValue(
    company.clipCardId,
  );

  const clickUpId = await company.addTask({
    name: 'Returflow',
    description: 'Første linje\nAnden linje',
    priority: 1,
    timeSpentMs: HOUR,
    dueDate: Date.now(),
    assigneeIds: [41_000_002],
  });
  await company.addTask({ name: 'Rapport', priority: 4, createdAt: Date.now() - 100 * DAY });
  await company.addTask({
    name: 'Flersproget hjælpecenter',
    status: 'in progress',
    priority: 2,
    points: 5,
    dueDate: Date.now() - 3 * DAY,
    assigneeIds: [41_000_001, 41_000_003],
    tags: [{ name: 'guide', color: '#ffffff' }],
    customFields: [{ id: 'kanal', name: 'Kanal', type: 'short_text', type_config: {}, value: 'Hjælpecenter' }],
  });
  await company.addTask({ name: 'Klar', status: 'client approval' });
  const id = await waitForTask(company, 'Returflow');
  const otherId = await waitForTask(company, 'Klar');
  await page.goto(`/tasks?card=${company.clipCardId}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Ikke begyndt 2',
    'I gang 1',
    'Til godkendelse 1',
    'Færdig 0',
  ]);
  for (const text of [
    'Prioritet P2',
    '5 point',
    'guide',
    'Kanal',
    'Hjælpecenter',
    'Ansvarlig: Mette Holm, Sofie Lind',
    'Overskredet: ',
  ])
    await expect(taskCard(page, 'Flersproget hjælpecenter')).toContainText(text);
  await expect(taskCard(page, 'Returflow')).toContainText('Frist: I dag');

  const jump = page.getByRole('navigation', { name: 'Kolonner' }).getByRole('button', { name: /I gang/ });
  await jump.focus();
  await expect(jump).toBeInViewport();
  await jump.press('Enter');
  await expect(taskColumn(page, 'in progress').getByRole('heading', { level: 2 })).toBeFocused();
  for (const next of [
    page.getByRole('link', { name: 'Flersproget hjælpecenter' }),
    page.getByRole('link', { name: 'Klar' }),
    page.getByRole('button', { name: 'Godkend Klar' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }

  // Closing a task goes back to the board that it was opened from.
  const dialog = page.getByRole('dialog', { name: 'Returflow' });
  const link = page.getByRole('link', { name: 'Returflow' });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/tasks/task_\\w+\\?card=${company.clipCardId}`));
  for (const text of ['Anden linje', '1 t', 'Jonas Bech', 'Tid på klippekortet', 'Ikke begyndt'])
    await expect(dialog).toContainText(text);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/tasks?card=${company.clipCardId}`);
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  // A task that is opened by its address can be fetched again, and follows ClickUp until it is deleted there.
  const restore = await abortOperation(page, 'TaskDialogQuery');
  await openSubscribed(page, `/tasks/${id}`, 'TaskDialogSubscription');
  await expect(page.getByRole('dialog')).toContainText('Kunne ikke hente opgave detaljer');
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(dialog).toContainText('Ikke begyndt');
  await company.clickUp('moveTask', clickUpId, 'client approval');
  await expect(dialog.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
  await company.clickUp('removeTask', clickUpId);
  await expect(page.getByText('Ingen opgave data fundet')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Luk' }).click();
  await expect(page).toHaveURL('/tasks');
  await expect(taskCard(page, 'Rapport')).toBeVisible();
  await expect(taskCard(page, 'Returflow')).toHaveCount(0);

  // No task can be created on a used clip card, so the board leads to more hours.
  await company.queryApiAsAdmin(
    'mutation ($id: ID!) { updateClipCard(id: $id, changes: { status: USED }) { edge { node { id } } } }',
    { id: company.clipCardId },
  );
  await page.goto('/tasks');
  await expect(taskCard(page, 'Rapport')).toBeVisible();
  await expect(newTask).toHaveCount(0);
  await page.getByRole('link', { name: 'Køb klippekort' }).click();
  await expect(page.getByRole('dialog', { name: 'Køb klippekort' })).toBeVisible();

  // Another company finds neither the task nor its clip card, and has no board before the reseller has set one up.
  const other = await createLicenseCompany(request);
  await signInWithToken(page, other.token);
  await page.goto(`/tasks/${otherId}?card=${company.clipCardId}`);
  await expect(page.getByText('Ingen opgave data fundet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ingen klippekort endnu')).toBeVisible();
  for (const [name, href] of [
    ['Køb klippekort', '/clipcard/purchase'],
    ['Bestil en serviceaftale', '/service-agreement/purchase'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await createClipCardAsAdmin(other, other.departmentId, 10);
  await page.goto('/tasks');
  await expect(page.getByText('Jeres opgavetavle er på vej')).toBeVisible();
  await expect(newTask).toHaveCount(0);
});

test('a long column loads fifty tasks at a time, and lays out only those near the visible part', async ({
  page,
  request,
}) => {
  const COUNT = 150;
  const tasks = Array.from({ length: COUNT }, (_, index) => ({
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
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`Ikke begyndt ${COUNT}`);
  const open = taskColumn(page, 'Open');
  const cards = open.getByRole('article');
  // Events from ClickUp may still add tasks at the top, so a page can begin with a few more.
  for (let cardCount = await cards.count(); cardCount < COUNT; cardCount = await cards.count()) {
    // A click is ignored while the previous page is being added.
    await expect(async () => {
      await open.getByRole('button', { name: 'Vis flere' }).click();
      await expect
        .poll(() => cards.count(), { timeout: 3_000 })
        .toBeGreaterThanOrEqual(Math.min(cardCount + 50, COUNT));
    }).toPass();
  }
  await expect(cards).toHaveCount(COUNT);
  // Only the cards near the visible part are laid out and painted, so scrolling costs the same for any length.
  const skipped = await cards.evaluateAll(
    (all) => all.filter((card) => !card.checkVisibility({ contentVisibilityAuto: true })).length,
  );
  expect(skipped).toBeGreaterThan(COUNT / 2);
});
