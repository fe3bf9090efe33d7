import type { Page } from '@playwright/test';
import { countOperation, holdOperation, refuseOperationOnce } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { approveTask, createTaskCompany, waitForTask } from '../testing/browser/taskCompany.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

const orders = (page: Page) => page.getByRole('switch', { name: 'Dine bestillinger' });

test.describe('a switch', () => {
  test.beforeEach(async ({ page, request }) => {
    const company = await createCompany(request);
    await signInWithToken(page, company.token);
    await page.goto('/profile/notifikationer');
    await expect(orders(page)).toBeChecked();
  });

  test('shows the choice before the answer, and sends a second press after it', async ({ page }) => {
    const release = await holdOperation(page, 'MailSwitchMutation');
    const count = countOperation(page, 'MailSwitchMutation');
    await orders(page).click();
    await expect(orders(page)).not.toBeChecked();
    await orders(page).click();
    await expect(orders(page)).toBeChecked();
    await orders(page).click();
    await expect(orders(page)).not.toBeChecked();
    expect(count()).toBe(1);
    release();
    await expect.poll(count).toBe(3);
    await expect(orders(page)).not.toBeChecked();
    await page.reload();
    await expect(orders(page)).not.toBeChecked();
    await orders(page).click();
    await expect(orders(page)).toBeChecked();
  });

  test('that is refused shows the stored choice again, and the next press works', async ({ page }) => {
    await refuseOperationOnce(page, 'MailSwitchMutation', 'FORBIDDEN', 'Du må ikke ændre dette valg');
    await orders(page).click();
    await expect(toasts(page)).toContainText('Du må ikke ændre dette valg');
    await expect(orders(page)).toBeChecked();
    await orders(page).click();
    await expect(orders(page)).not.toBeChecked();
  });

  test('shows the stored choice again when the browser is offline', async ({ page, context }) => {
    await context.setOffline(true);
    await orders(page).click();
    await expect(toasts(page)).toContainText('Kunne ikke gemme dit valg');
    await expect(orders(page)).toBeChecked();
    await context.setOffline(false);
    await orders(page).click();
    await expect(orders(page)).not.toBeChecked();
  });
});

test.describe('the approval of a task', () => {
  test.beforeEach(async ({ page, request }) => {
    const company = await createTaskCompany(request, { tasks: [] });
    await company.addTask({ name: 'Returflow', status: 'client approval' });
    await waitForTask(company, 'Returflow');
    await signInWithToken(page, company.token);
    await page.goto('/tasks');
  });

  test('is shown before the answer, and can be undone after it', async ({ page }) => {
    const release = await holdOperation(page, 'useApproveTaskMutation');
    await approveTask(page, 'Returflow');
    await expect(page.getByText('Godkendt – sendes …')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    const undo = page.getByRole('button', { name: 'Fortryd godkendelsen af Returflow' });
    await expect(undo).toBeFocused();
    const releaseUndo = await holdOperation(page, 'useApproveTaskUndoMutation');
    await undo.click();
    await expect(page.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
    releaseUndo();
    await expect(toasts(page)).toContainText('er fortrudt');
    await expect(page.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
  });

  test('that is refused is taken back, with the reason', async ({ page }) => {
    await refuseOperationOnce(page, 'useApproveTaskMutation', 'CONFLICT', 'Opgaven venter ikke længere');
    await approveTask(page, 'Returflow');
    await expect(toasts(page)).toContainText('Opgaven venter ikke længere');
    await expect(page.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
  });
});
