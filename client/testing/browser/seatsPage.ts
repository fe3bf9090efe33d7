import { expect, type Page } from '@playwright/test';
import type { LicenseCompany } from './licenseCompany.ts';
import { signInWithToken } from './session.ts';
import { openSubscribed } from './subscriptions.ts';

const SEAT_SUBSCRIPTION = 'useSeatChangesSubscription';
/** The portal reads a help desk within a minute. */
export const READING = { timeout: 90_000 };

export const pathOf = ({ installationId }: LicenseCompany) => `/licenses/installation/${installationId}`;

/** Opens the page about the seats of the company's installation. */
export async function openSeats(page: Page, company: LicenseCompany): Promise<void> {
  await signInWithToken(page, company.token);
  await openSubscribed(page, pathOf(company), SEAT_SUBSCRIPTION);
  await expect(page.getByRole('heading', { level: 1, name: company.subdomain })).toBeVisible();
}
