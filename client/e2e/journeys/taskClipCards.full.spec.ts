import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createTaskCompany, taskCard, taskColumn, waitForTask } from '../../testing/browser/taskCompany.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('the tasks of many clip cards: new ones first, a warning about missing hours, and a search for a card', async ({
  page,
  request,
}) => {
  const company = await createTaskCompany(request, {
    hours: 10,
    tasks: [
      { name: 'Gammel og vigtig', priority: 1, createdAt: Date.now() - 100 * DAY },
      { name: 'Stor opgave', status: 'client approval', timeEstimateMs: 8 * HOUR },
      { name: 'I gang', status: 'in progress', timeEstimateMs: 5 * HOUR, timeSpentMs: HOUR },
    ],
  });
  for (const name of ['Lager', 'Salg', 'Økonomi']) await company.addCard(name);
  const shop = await company.addCard('Webshop Århus');
  await company.addTask({ name: 'Fragtlabels', priority: 2, createdAt: Date.now() - 100 * DAY }, shop.listId);
  for (const name of ['I gang', 'Fragtlabels']) await waitForTask(company, name);
  await signInWithToken(page, company.token);
  await page.setViewportSize(DESKTOP);
  await openSubscribed(page, '/tasks', 'useTaskChangesSubscription');
  await expect(page.getByRole('article')).toHaveCount(4);

  // The filters are side by side, in whatever order their styles were loaded.
  const lists = page.getByRole('search', { name: 'Find opgaver' }).getByRole('combobox');
  await expect(lists).toHaveCount(3);
  const expectSideBySide = async () => {
    const boxes = await lists.evaluateAll((found) => found.map((list) => list.getBoundingClientRect()));
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.max(...boxes.map(({ width }) => width))).toBeLessThan(300);
  };
  await expectSideBySide();
  await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].toReversed();
    const loaded = sheets.map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve)));
    document.head.append(...sheets);
    await Promise.all(loaded);
  });
  await expectSideBySide();

  // A new task is at the top of its column until the user opens it.
  await company.addTask({ name: 'Helt ny' });
  const open = taskColumn(page, 'Open').getByRole('article');
  await expect(open).toHaveText([/^Ny.*Helt ny/, /Gammel og vigtig/, /Fragtlabels/]);
  await page.getByRole('link', { name: 'Helt ny' }).click();
  await expect(page.getByRole('dialog', { name: 'Helt ny' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toHaveText([/Gammel og vigtig/, /Fragtlabels/, /^Kundeservice.*Helt ny/]);

  // An estimate beyond the hours of the card is a warning, until the hours are enough.
  const card = taskCard(page, 'Stor opgave');
  await expect(card).toContainText('Klippekortet mangler 3 t');
  await expect(card).toContainText('Anslået 8 t + 4 t til andre opgaver, 9 t tilbage');
  await expect(card.getByRole('link', { name: 'Køb flere timer' })).toHaveAttribute(
    'href',
    /^\/clip-cards\?buy=1&department=dep_\w+&hours=3$/,
  );
  await expect(taskCard(page, 'I gang')).not.toContainText('Klippekortet mangler');
  await card.getByRole('button', { name: 'Godkend Stor opgave' }).click();
  const approval = page.getByRole('dialog', { name: 'Godkend »Stor opgave«' });
  for (const text of ['Opgaven er anslået til8 t', 'Andre åbne opgaver på klippekortet4 t', '−9 t', 'Mangler3 t'])
    await expect(approval).toContainText(text);
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name: 'Stor opgave' }).click();
  await expect(page.getByRole('dialog', { name: 'Stor opgave' })).toContainText('Klippekortet mangler 3 t');
  await page.keyboard.press('Escape');
  await company.queryApiAsAdmin(
    'mutation ($id: ID!, $changes: ClipCardChanges!) { updateClipCard(id: $id, changes: $changes) { deletedId } }',
    { id: company.clipCardId, changes: { departmentId: company.departmentId, hours: 20, status: 'ACTIVE' } },
  );
  await expect(card).not.toContainText('Klippekortet mangler');

  // With many clip cards, users search for one.
  const cards = page.getByRole('navigation', { name: 'Klippekort' });
  const picker = page.getByRole('combobox', { name: 'Find klippekort' });
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await picker.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(5);
  await picker.fill('århus');
  await expect(page.getByRole('option')).toHaveText([/Webshop Århus/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/tasks?card=${shop.clipCardId}`);
  await expect(page.getByRole('article')).toHaveText([/Fragtlabels/]);
  await expect(cards.getByRole('link', { name: 'Webshop Århus' })).toHaveAttribute('aria-current', 'true');
  await expect(cards.getByRole('link', { name: 'Webshop Århus' })).toBeFocused();
  await cards.getByRole('link', { name: 'Alle klippekort' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
});
