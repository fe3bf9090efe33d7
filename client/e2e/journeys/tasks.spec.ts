import type { Locator, Page } from '@playwright/test';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import {
  approveTask,
  createTaskCompany,
  SENT,
  taskCard,
  taskColumn,
  waitForTask,
} from '../../testing/browser/taskCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SUBSCRIPTION = 'useTaskChangesSubscription';
const FLOW = { name: 'flow', color: '#5f55ee' };

const chips = (page: Page) => page.getByRole('list', { name: 'Valgte filtre' });
const table = (page: Page) => page.getByRole('table', { name: 'Opgaver' });
const waiting = (page: Page, count: number) =>
  page.getByRole('link', { name: `Opgaver ${count} afventer dig`, exact: true });

test('tasks are found by search, filters, clip card and list, and the board follows ClickUp', async ({
  page,
  request,
}) => {
  const company = await createTaskCompany(request, {
    tasks: [
      {
        name: 'Returflow for webshop',
        description: 'Formular og returlabel',
        tags: [FLOW],
        assigneeIds: [41_000_002],
        dueDate: Date.now() - 3 * DAY,
      },
      { name: 'Autosvar i juledagene', assigneeIds: [41_000_001], dueDate: Date.now() + 10 * DAY },
      { name: 'Rapport', status: 'in progress', tags: [FLOW] },
    ],
  });
  const shop = await company.addCard('Webshop');
  await company.addTask({ name: 'Fragtlabels', timeSpentMs: 9.25 * HOUR }, shop.listId);
  await waitForTask(company, 'Fragtlabels');
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/tasks', SUBSCRIPTION);
  const filters = page.getByRole('search', { name: 'Find opgaver' });
  const search = filters.getByRole('searchbox', { name: 'Søg i opgaver' });
  const tile = (name: string) =>
    page.getByRole('navigation', { name: 'Klippekort' }).getByRole('link', { name, exact: true });
  let addedId = '';
  for (const round of [1, 2]) {
    // The task that is added at ClickUp at the end of the first round counts in the second.
    const added = round - 1;
    await expect(page.getByRole('article')).toHaveCount(4 + added);
    await search.fill('returlabel');
    await expect(page).toHaveURL('/tasks?q=returlabel');
    await expect(page.getByRole('article')).toHaveText([/Returflow for webshop/]);
    await expect(search).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Ikke begyndt 1' })).toBeVisible();
    await chips(page).getByRole('button', { name: 'Ryd alle' }).click();
    await filters.getByRole('combobox', { name: 'Tag' }).selectOption('flow');
    await expect(page.getByRole('article')).toHaveCount(2 + added);
    await filters.getByRole('combobox', { name: 'Frist' }).selectOption('Overskredet');
    await expect(page.getByRole('article')).toHaveText([/Returflow for webshop/]);
    if (round === 2) {
      await page.reload();
      await expect(page.getByRole('article')).toHaveText([/Returflow for webshop/]);
      await expect(chips(page)).toContainText('Frist: Overskredet');
    }
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2 + added);
    await filters.getByRole('combobox', { name: 'Person' }).selectOption('Mette Holm');
    await expect(page.getByText('Ingen opgaver passer til filtrene')).toBeVisible();
    await expect(page.getByText('Filtrene skjuler jeres opgaver: Person: Mette Holm · Tag: flow')).toBeVisible();
    await page.getByRole('button', { name: 'Ryd alle filtre' }).click();
    await expect(page.getByRole('article')).toHaveCount(4 + added);

    await expect(tile('Alle klippekort')).toHaveAttribute('aria-current', 'true');
    await expect(tile('Alle klippekort').locator('..')).toContainText('2 aktive klippekort');
    await tile('Webshop').click();
    await expect(page).toHaveURL(`/tasks?card=${shop.clipCardId}`);
    await expect(page.getByRole('article')).toHaveText([/Fragtlabels/]);
    // Below one hour, the tile shows decimals and a link to buy more hours.
    await expect(tile('Webshop').locator('..')).toContainText('0,8 t tilbage af 10');
    await expect(page.getByRole('link', { name: 'Køb flere timer' })).toHaveAttribute(
      'href',
      /^\/clip-cards\?buy=1&department=dep_/,
    );
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(4 + added);
    if (round === 2) continue;

    addedId = await company.addTask({
      name: 'Flow til lager',
      priority: 1,
      description: 'Hylder og labels',
      timeSpentMs: 1.5 * HOUR,
      assigneeIds: [41_000_002],
      tags: [FLOW],
    });
    for (const text of ['P1', '1 t 30 min', 'Jonas Bech', 'Hylder og labels'])
      await expect(taskCard(page, 'Flow til lager')).toContainText(text);
    await company.clickUp('moveTask', addedId, 'in progress');
    await expect(taskColumn(page, 'In progress')).toContainText('Flow til lager');
    await expect(page.getByRole('status', { name: 'Flyttede opgaver' })).toHaveText(
      '»Flow til lager« er flyttet fra Ikke begyndt til I gang',
    );
    await company.clickUp('trackTime', addedId, HOUR);
    await expect(taskCard(page, 'Flow til lager')).toContainText('2 t 30 min');
    await expect(tile('Kundeservice').locator('..')).toContainText('7,5 t tilbage af 10');
  }

  await page.getByRole('group', { name: 'Visning' }).getByRole('button', { name: 'Liste' }).click();
  await expect(page).toHaveURL('/tasks?view=list');
  await table(page).getByRole('button', { name: 'Opgave' }).click();
  await expect(page).toHaveURL('/tasks?view=list&sort=NAME');
  await expect(table(page).getByRole('row')).toHaveText([
    /Opgave/,
    /Autosvar i juledagene/,
    /Flow til lager/,
    /Fragtlabels/,
    /Rapport/,
    /Returflow for webshop/,
  ]);
  await table(page).getByRole('button', { name: 'Frist' }).click();
  await expect(table(page).getByRole('row').nth(1)).toContainText('Returflow for webshop');
  await table(page).getByRole('link', { name: 'Flow til lager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Flow til lager' });
  await expect(dialog).toContainText('Hylder og labels');
  await company.clickUp('trackTime', addedId, 2 * HOUR);
  await expect(dialog.getByRole('region', { name: 'Tid på klippekortet' })).toContainText(/Jonas Bech2 t/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/tasks?view=list&sort=DUE');
  await filters.getByRole('combobox', { name: 'Tag' }).selectOption('flow');
  await expect(table(page).getByRole('row')).toHaveCount(4);
  await company.addTask({ name: 'Flow til salg', tags: [FLOW] });
  await expect(table(page).getByRole('row')).toHaveCount(5);
  await company.clickUp('removeTask', addedId);
  await expect(table(page).getByRole('row')).toHaveCount(4);

  // The list is remembered, and fits a phone as the board does.
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  await menu.getByRole('link', { name: 'Overblik' }).click();
  await expect(page).toHaveURL('/dashboard');
  await menu.getByRole('link', { name: /^Opgaver/ }).click();
  await expect(table(page).getByRole('row')).toHaveCount(6);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Tavle' }).click();
  await expect(taskCard(page, 'Autosvar i juledagene')).toBeVisible();
  await expect(taskCard(page, 'Rapport')).toBeHidden();
  await page.getByRole('button', { name: /^I gang/ }).click();
  await expect(taskCard(page, 'Rapport')).toBeVisible();
  await expectNoSidewaysScroll(page);

  // There, the filters are behind a button, and what is chosen in them stays in sight.
  const toggle = filters.getByRole('button', { name: /^Filtre/ });
  await expect(search).toBeHidden();
  await expect(tile('Alle klippekort')).toBeHidden();
  await toggle.click();
  await expect(tile('Alle klippekort')).toBeVisible();
  await filters.getByRole('combobox', { name: 'Tag' }).selectOption('flow');
  await expect(chips(page)).toContainText('Tag: flow');
  await toggle.click();
  await expect(search).toBeHidden();
  await expect(toggle).toHaveText('Filtre 1');
  await chips(page).getByRole('button', { name: 'Ryd alle' }).click();
  await expect(toggle).toBeFocused();
  await expectNoSidewaysScroll(page);
});

test('tasks are approved and sent back, on the board, on a phone, and while answers of ClickUp are lost', async ({
  page,
  browser,
  request,
}) => {
  const company = await createTaskCompany(request, { tasks: [{ name: 'Makroer', status: 'Client Approval' }] });
  const id = await company.addTask({
    name: 'Returflow',
    status: 'client approval',
    priority: 1,
    timeSpentMs: HOUR,
  });
  await waitForTask(company, 'Returflow');
  await signInWithToken(page, company.token);
  const other = await openSecondBrowser(browser, company);
  await openSubscribed(other, '/tasks', SUBSCRIPTION);
  await openSubscribed(page, '/tasks', SUBSCRIPTION);
  await expect(waiting(page, 2)).toBeVisible();
  await expect(
    taskColumn(page, 'Client approval').getByRole('list', { name: 'Afventer dig', exact: true }).getByRole('article'),
  ).toHaveCount(2);

  await page.getByRole('button', { name: 'Bed om ændringer til Returflow' }).click();
  const changes = page.getByRole('dialog', { name: 'Bed om ændringer' });
  await changes.getByRole('button', { name: 'Send' }).click();
  await expect(changes).toContainText('Skriv, hvad der skal ændres');
  await changes.getByLabel('Hvad skal ændres?').fill('Returlabelen mangler logo.');
  await changes.getByRole('button', { name: 'Send' }).dblclick();
  await expect(toasts(page)).toContainText('Vi har fået besked om ændringerne');
  const sentBack = taskColumn(page, 'Client approval').getByRole('list', { name: 'I har bedt om ændringer' });
  await expect(sentBack.getByRole('article')).toHaveText([/Returflow.*I bad om ændringer/]);
  await expect(sentBack.getByRole('link', { name: 'Returflow' })).toBeFocused();
  for (const each of [page, other]) await expect(waiting(each, 1)).toBeVisible();
  await expect
    .poll(() => company.clickUp<string[]>('comments', id))
    .toEqual([expect.stringContaining('Returlabelen mangler logo.')]);

  await approveTask(page, 'Returflow');
  await expect(toasts(page)).toContainText('»Returflow« er godkendt');
  const undo = page.getByRole('button', { name: 'Fortryd godkendelsen af Returflow' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(toasts(page)).toContainText('Godkendelsen af »Returflow« er fortrudt');
  const call = `PUT /v2/task/${id}`;
  await company.clickUp('failNext', call, { dropAnswerAfterWork: true, times: 40 });
  await page.getByRole('link', { name: 'Returflow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Returflow', exact: true });
  await expect(dialog).toContainText('Returlabelen mangler logo.');
  await expect(dialog.getByRole('region', { name: 'Tid på klippekortet' })).toContainText('1 t');
  await approveTask(page, 'Returflow', dialog);
  await expect(dialog.getByRole('button', { name: 'Fortryd godkendelsen af Returflow' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Luk' }).click();
  await expect(dialog).toHaveCount(0);
  for (const each of [page, other]) await expect(taskColumn(each, 'Complete')).toContainText('Returflow', SENT);
  await company.clickUp('clearFaults', call);
  expect(await company.queryClickUp(`/v2/task/${id}`)).toMatchObject({ status: { status: 'complete' } });

  // The column that waits for the customer comes first; the other columns open with a tap.
  await page.setViewportSize(PHONE);
  await expect(taskCard(page, 'Makroer')).toBeVisible();
  await expect(taskCard(page, 'Returflow')).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Åbn menu' }).click();
  await expect(waiting(page, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Makroer' }).click();
  const second = page.getByRole('dialog', { name: 'Makroer', exact: true });
  await expect(second.getByRole('button', { name: 'Godkend Makroer' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await approveTask(page, 'Makroer', second);
  await expect(second).toContainText('Færdig', SENT);
  await expect(second).toContainText('Godkendt');
  await expect(second.getByRole('button', { name: 'Godkend Makroer' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Færdig/ }).click();
  for (const name of ['Makroer', 'Returflow']) await expect(taskCard(page, name)).toBeVisible();
  await expect(taskColumn(other, 'Complete')).toContainText('Makroer');
});

test('a task is created once, although the answer of ClickUp is lost, and a second one on a phone', async ({
  page,
  request,
}) => {
  const REQUIRED = 'Klippekort og opgavens navn er påkrævet';
  const company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar', status: 'client approval' }] });
  const shop = await company.addCard('Webshop');
  const call = `POST /v2/list/${company.listId}/task`;
  const countTasks = async (listId: string, name: string) => {
    const { tasks } = await company.queryClickUp<{ tasks: { name: string }[] }>(`/v2/list/${listId}/task`);
    return tasks.filter((task) => task.name === name).length;
  };
  await signInWithToken(page, company.token);
  await page.goto('/tasks');
  await expect(taskCard(page, 'Autosvar')).toBeVisible();
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny opgave' });
  const name = dialog.getByLabel('Opgavens navn');
  const create = dialog.getByRole('button', { name: 'Opret opgave' });
  await create.click();
  await expect(dialog.getByText(REQUIRED).first()).toBeVisible();
  await name.fill('Fragtlabels');
  await dialog.getByLabel('Beskrivelse').fill('Formular, makroer\nog returlabel');
  await create.click();
  await expect(dialog.getByText(REQUIRED)).toHaveCount(1);
  await expect(dialog.getByLabel('Klippekort')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
  await expect(name).toHaveValue('Fragtlabels');
  await dialog.getByLabel('Klippekort').selectOption(company.clipCardId);
  await company.clickUp('failNext', call, { dropAnswerAfterWork: true });
  await create.click();
  await expect(dialog.getByRole('alert')).toContainText('ClickUp svarer ikke lige nu. Prøv igen om lidt.');
  await expect(name).toHaveValue('Fragtlabels');
  await create.dblclick();
  await expect(toasts(page)).toContainText('Opgave oprettet');
  await expect(dialog).toHaveCount(0);
  await expect(taskCard(page, 'Fragtlabels')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Ikke begyndt 1' })).toBeVisible();
  expect(await countTasks(company.listId, 'Fragtlabels')).toBe(1);

  await page.getByRole('link', { name: 'Fragtlabels' }).click();
  const details = page.getByRole('dialog', { name: 'Fragtlabels' });
  await expect(details).toContainText('og returlabel');
  await expect(page).toHaveURL(/\/tasks\/task_\w+/);
  await page.reload();
  await expect(details).toContainText('og returlabel');
  await page.goBack();
  await expect(details).toHaveCount(0);

  // On a phone, the board scrolls to the column of the new task.
  await page.setViewportSize(PHONE);
  await expect(taskCard(page, 'Autosvar')).toBeVisible();
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  await name.fill('Returflow for webshop');
  await dialog.getByLabel('Klippekort').selectOption(shop.clipCardId);
  await create.click();
  await expect(taskCard(page, 'Returflow for webshop')).toBeVisible();
  await expect(taskCard(page, 'Returflow for webshop')).toContainText('Webshop');
  await expect(taskCard(page, 'Autosvar')).toBeHidden();
  expect(await countTasks(shop.listId, 'Returflow for webshop')).toBe(1);
});

test('a customer and an admin talk about a task, live and twice, and the text stays when it cannot be sent', async ({
  page,
  browser,
  request,
}) => {
  const company = await createTaskCompany(request);
  const clickUpId = await company.addTask({ name: 'Returflow', status: 'client approval' });
  const taskId = await waitForTask(company, 'Returflow');
  const write = (place: Locator, text: string) => place.getByRole('textbox', { name: 'Skriv en kommentar' }).fill(text);
  const sendIn = (place: Locator) => place.getByRole('button', { name: 'Send kommentar' });
  const comments = (place: Locator) => place.getByRole('log', { name: 'Kommentarer' });
  await signInWithToken(page, company.token);
  const admin = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await admin.goto(`/admin/tasks/${taskId}`);
  const office = admin.getByRole('main');
  await expect(office).toContainText('Ingen kommentarer endnu');
  await page.goto('/tasks');
  await page.getByRole('link', { name: 'Returflow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Returflow' });
  for (const [round, viewport] of [LAPTOP, PHONE].entries()) {
    await page.setViewportSize(viewport);
    await write(dialog, `Er onsdag fint? ${round}`);
    const restore = await abortOperation(page, 'TaskConversationMutation');
    await sendIn(dialog).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await restore();
    await sendIn(dialog).dblclick();
    await expect(comments(dialog).getByText(`Er onsdag fint? ${round}`)).toHaveCount(1);
    // The status for screen readers counts the new comment.
    await expect(dialog.getByRole('status').filter({ hasText: 'Kommentaren er sendt' })).toHaveText(
      `Kommentaren er sendt. Samtalen har ${['1 kommentar', '3 kommentarer'][round]}.`,
    );
    await expect(comments(office).getByText(`Er onsdag fint? ${round}`)).toHaveCount(1);
    await write(office, `Torsdag er bedre ${round}`);
    await sendIn(office).click();
    await expect(comments(dialog).getByText(`Torsdag er bedre ${round}`)).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  }
  await dialog.getByRole('button', { name: 'Rediger', exact: true }).last().click();
  const edit = page.getByRole('dialog', { name: 'Rediger kommentaren' });
  await edit.getByRole('textbox', { name: 'Kommentar' }).fill('Er fredag fint?');
  await edit.getByRole('button', { name: 'Gem' }).click();
  await expect(comments(office)).toContainText('Er fredag fint?');
  await expect
    .poll(async () =>
      (await company.clickUp<string[]>('comments', clickUpId)).filter((text) => text.includes('fredag')),
    )
    .toHaveLength(1);

  // The employee finds the task among those that wait for an answer, enters the time and answers.
  const tasks = admin.getByRole('table', { name: 'Opgaver' });
  await admin.goto('/admin/tasks');
  const filters = admin.getByRole('search', { name: 'Find opgaver' });
  await filters.getByRole('combobox', { name: 'Virksomhed' }).selectOption(company.id);
  await expect(tasks.getByRole('row')).toHaveCount(2);
  await filters.getByRole('combobox', { name: 'Næste skridt' }).selectOption('Afventer os');
  await expect(admin.getByText('Ingen opgaver passer')).toBeVisible();
  const filtered = `/admin/tasks?virksomhed=${company.id}&afventer=RESELLER`;
  await expect(admin).toHaveURL(filtered);
  await openSubscribed(admin, filtered, 'useAdminTaskListChangesSubscription');
  await write(dialog, 'Eller mandag?');
  await sendIn(dialog).click();
  await expect(tasks.getByRole('row').nth(1)).toContainText('Afventer os');
  await tasks.getByRole('link', { name: 'Returflow' }).click();
  await expect(office.getByRole('region', { name: 'Klippekort' })).toContainText('10 timer af 10');
  await office.getByRole('button', { name: 'Registrér timer' }).click();
  const logging = admin.getByRole('dialog', { name: 'Registrér timer' });
  await expect(logging.getByLabel('Beskrivelse')).toHaveValue('Returflow');
  await logging.getByLabel('Timer', { exact: true }).fill('1:30');
  await logging.getByRole('button', { name: 'Registrér' }).click();
  await expect(toasts(admin)).toContainText('Timer registreret');
  await expect(office.getByRole('region', { name: 'Klippekort' })).toContainText('8,5 timer af 10');
  await write(office, 'Mandag passer');
  await sendIn(office).click();
  await expect(office).toContainText('Afventer kunden');
  await office.getByRole('link', { name: /^Opgaver/ }).click();
  await expect(admin).toHaveURL(filtered);
  await expect(admin.getByText('Ingen opgaver passer')).toBeVisible();
  await filters.getByRole('combobox', { name: 'Næste skridt' }).selectOption('Afventer kunden');
  await expect(tasks.getByRole('row').nth(1)).toContainText('Returflow');
  await admin.setViewportSize(PHONE);
  await expectNoSidewaysScroll(admin);
});

test('while ClickUp is down the last known board stays, actions say why they fail, and work afterwards', async ({
  page,
  request,
}) => {
  const company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar' }] });
  const taskId = await company.addTask({ name: 'Returflow', status: 'client approval' });
  const list = `/v2/list/${company.listId}/task`;
  const calls = [`GET ${list}`, `POST ${list}`, `GET /v2/task/${taskId}`];
  await waitForTask(company, 'Returflow');
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/tasks', 'useBoardChangesSubscription');
  const banner = page.getByRole('status').filter({ hasText: 'ClickUp svarer ikke lige nu' });
  for (const call of calls) await company.clickUp('failNext', call, { status: 500, err: 'Error', times: 40 });
  // The server skips a refresh shortly after the previous one, so the outage shows only after some attempts.
  await expect(async () => {
    await page.getByRole('button', { name: 'Opdater nu' }).click();
    await expect(banner).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(banner).toContainText('I ser opgaverne, som de var i dag kl.');

  await approveTask(page, 'Returflow');
  await expect(toasts(page)).toContainText('ClickUp svarer ikke lige nu', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny opgave' });
  await dialog.getByLabel('Opgavens navn').fill('Fragtlabels');
  await dialog.getByRole('button', { name: 'Opret opgave' }).click();
  await expect(dialog.getByRole('alert')).toContainText('ClickUp svarer ikke lige nu');
  await expect(dialog.getByLabel('Opgavens navn')).toHaveValue('Fragtlabels');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click();
  await page.reload();
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Autosvar' }).click();
  await expect(page.getByRole('dialog', { name: 'Autosvar' })).toBeVisible();
  await page.keyboard.press('Escape');

  for (const call of calls) await company.clickUp('clearFaults', call);
  await page.getByRole('button', { name: 'Opdater nu' }).click();
  await expect(banner).toHaveCount(0);
  await approveTask(page, 'Returflow');
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow', SENT);
});
