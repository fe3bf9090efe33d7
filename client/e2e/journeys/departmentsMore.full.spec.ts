import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';

test('without an answer each step shows an error, and the last department can be deleted', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kundeservice' }) });
  await signInWithToken(page, company.token);
  let restore = await abortOperation(page, 'DepartmentsScreenQuery');
  await page.goto('/departments');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente afdelinger' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();

  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Gem' });
  restore = await abortOperation(page, 'EditDepartmentDialogMutation');
  await chooseRowAction(page, 'Kundeservice', 'Rediger');
  await dialog.getByLabel('Telefon').fill('12 34 56 78');
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Kunne ikke opdatere afdeling');
  await expect(dialog.getByLabel('Telefon')).toHaveValue('12 34 56 78');
  await restore();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('12 34 56 78');

  const question = page.getByRole('alertdialog');
  const remove = question.getByRole('button', { name: 'Slet afdelingen' });
  restore = await abortOperation(page, 'DeleteDepartmentDialogMutation');
  await chooseRowAction(page, 'Kundeservice', 'Slet');
  await remove.click();
  await expect(question.getByRole('alert')).toContainText('Kunne ikke slette afdeling');
  await restore();
  await remove.click();
  await expect(page.getByText('Ingen afdelinger endnu')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ingen afdelinger endnu')).toBeVisible();
});
