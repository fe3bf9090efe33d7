import type { Page } from '@playwright/test';
import { createManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';

const noticesOn = (page: Page) => page.getByRole('status', { name: 'Driftsstatus' });

test('an incident at Zendesk is on the overview by itself', async ({ page, request }) => {
  const company = await createManagedCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/dashboard');
  // The demo's portal reads the status page within a minute of its start.
  const notices = noticesOn(page);
  const title = 'Det er hos Zendesk: Delayed email notifications in Support';
  await expect(notices).toContainText(title, { timeout: 90_000 });
  await expect(notices).toContainText('Zendesk undersøger det.');
  await expect(notices).toContainText('Planlagt hos Zendesk: Scheduled maintenance of Explore datasets');
  await expect(notices.getByRole('link', { name: /Se status hos Zendesk/ }).first()).toHaveAttribute(
    'href',
    'https://status.zendesk.com',
  );
});
