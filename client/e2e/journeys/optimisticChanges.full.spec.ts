import { countOperation, holdOperation, refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';

test('a switch shows the choice before the answer, and the stored one again when it is refused or offline', async ({
  page,
  context,
  request,
}) => {
  const orders = page.getByRole('switch', { name: 'Dine bestillinger' });
  await signInWithToken(page, (await createCompany(request)).token);
  await page.goto('/profile/notifikationer');
  await expect(orders).toBeChecked();
  await refuseOperationOnce(page, 'MailSwitchMutation', 'FORBIDDEN', 'Du må ikke ændre dette valg');
  await orders.click();
  await expect(toasts(page)).toContainText('Du må ikke ændre dette valg');
  await expect(orders).toBeChecked();
  await context.setOffline(true);
  await orders.click();
  await expect(toasts(page)).toContainText('Kunne ikke gemme dit valg');
  await expect(orders).toBeChecked();
  await context.setOffline(false);

  // A press is sent after the answer to the one before.
  const release = await holdOperation(page, 'MailSwitchMutation');
  const count = countOperation(page, 'MailSwitchMutation');
  await orders.click();
  await expect(orders).not.toBeChecked();
  await orders.click();
  await expect(orders).toBeChecked();
  await orders.click();
  await expect(orders).not.toBeChecked();
  expect(count()).toBe(1);
  release();
  await expect.poll(count).toBe(3);
  await expect(orders).not.toBeChecked();
  await page.reload();
  await expect(orders).not.toBeChecked();
  await orders.click();
  await expect(orders).toBeChecked();
});
