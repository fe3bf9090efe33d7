import { expect, type Page } from '@playwright/test';
import { TEST_PASSWORD } from './testCompany.ts';

/** The heading of a step of the registration. */
export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
export const nextStep = (page: Page) => page.getByRole('button', { name: 'Næste' }).click();
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const subdomainField = (page: Page) => page.getByLabel('Zendesk subdomæne');

/** Fills the first step and goes to the next one. */
export async function fillCompanyStep(page: Page, name: string, email = 'bogholderi@fjordlyst.example'): Promise<void> {
  for (const [label, value] of [
    ['Firmanavn', name],
    ['CVR-nummer', '12 34 56 74'],
    ['Gade', 'Lyngbakken 14'],
    ['Postnummer', '8270'],
    ['By', 'Højbjerg'],
    ['Kontaktperson', 'Mette Kjærgaard'],
    ['Telefonnummer', '86 00 12 40'],
    ['Fakturerings-e-mail', email],
  ] as const)
    await field(page, label).fill(value);
  await nextStep(page);
  await expect(stepHeading(page, 'Afdeling')).toBeVisible();
}

/** Fills the step of the department with the company's address, and goes to the next one. */
export async function fillDepartmentStep(page: Page, name = 'Kundeservice'): Promise<void> {
  await field(page, 'Afdeling').fill(name);
  await page.getByRole('button', { name: 'Kopier fra virksomhed' }).click();
  await nextStep(page);
  await expect(stepHeading(page, 'Zendesk-opsætning')).toBeVisible();
}

/** Fills the step of the first user and goes to the review. */
export async function fillUserStep(page: Page, email: string, terms = /Jeg accepterer/): Promise<void> {
  await field(page, 'Navn').fill('Mette Kjærgaard');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Adgangskode').fill(TEST_PASSWORD);
  await page.getByRole('checkbox', { name: terms }).check();
  await nextStep(page);
  await expect(stepHeading(page, 'Gennemse')).toBeVisible();
}
