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
  const incident = notices.locator('details').filter({ hasText: 'Delayed email notifications in Support' });
  await expect(incident).toContainText('Driftsforstyrrelse hos Zendesk siden', { timeout: 90_000 });
  await expect(incident.getByText('Zendesk undersøger det.')).toBeHidden();
  await incident.getByText('Driftsforstyrrelse hos Zendesk').click();
  await expect(incident.getByText('Zendesk undersøger det.')).toBeVisible();
  await expect(incident.getByRole('link', { name: /Se status hos Zendesk/ })).toHaveAttribute(
    'href',
    'https://status.zendesk.com',
  );
  await expect(notices).toContainText('Scheduled maintenance of Explore datasets');
  await expect(notices.getByText(/^Zendesk vedligeholder /)).toBeVisible();
});
