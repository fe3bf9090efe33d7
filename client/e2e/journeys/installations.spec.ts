import type { Page } from '@playwright/test';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { goToFromMenu } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const rowOf = (page: Page, subdomain: string) => page.getByRole('row', { name: new RegExp(subdomain) });

test('installations are added, edited, get an API key that is replaced and removed, and are deleted, twice', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5, hasPaymentMethod: false });
  const adding = page.getByRole('dialog', { name: 'Tilføj Zendesk installation' });
  const add = adding.getByRole('button', { name: 'Tilføj', exact: true });
  const editing = page.getByRole('dialog', { name: 'Rediger Zendesk installation' });
  const credentials = page.getByRole('dialog', { name: 'Zendesk-nøgle' });
  const question = page.getByRole('alertdialog');
  await signInWithToken(page, company.token);
  await page.goto('/departments');
  await goToFromMenu(page, company.name, 'Zendesk installationer');
  for (const text of ['Kundeservice', '12 måneder', 'Ikke forbundet'])
    await expect(rowOf(page, company.subdomain)).toContainText(text);
  const colleague = await openSecondBrowser(browser, company);
  await openSubscribed(colleague, '/zendesk-instances', 'InstallationTableSubscription');
  await expect(rowOf(colleague, company.subdomain)).toBeVisible();

  for (const [i, viewport] of [{ width: 1280, height: 800 }, PHONE].entries()) {
    await page.setViewportSize(viewport);
    const subdomain = `ny${i}-${company.subdomain}`;
    await page.getByRole('button', { name: 'Tilføj installation' }).click();
    await expect(adding.getByLabel('Subdomæne')).toHaveValue(/^kundeservice-\d{4}$/);
    await expect(adding.getByLabel('Licenstype')).toHaveValue('PLAN_SUITE_TEAM');
    await adding.getByLabel('Subdomæne').fill('');
    await add.click();
    await expect(adding.getByLabel('Subdomæne')).toHaveAccessibleDescription(/Subdomain er påkrævet/);
    await adding.getByLabel('Subdomæne').fill(company.subdomain);
    await adding.getByLabel('Afdeling').selectOption('');
    await add.click();
    await expect(adding.getByLabel('Afdeling')).toHaveAccessibleDescription(/Afdeling er påkrævet/);
    await adding.getByLabel('Afdeling').selectOption({ label: 'Kundeservice' });
    await add.click();
    await expect(adding.getByLabel('Subdomæne')).toHaveAccessibleDescription(/Subdomænet er allerede i brug/);
    await expect(adding.getByLabel('Subdomæne')).toHaveValue(company.subdomain);
    await adding.getByLabel('Subdomæne').fill(subdomain.toUpperCase());
    await add.click();
    await expect(toasts(page)).toContainText('Zendesk installation oprettet');
    for (const tab of [page, colleague]) await expect(rowOf(tab, subdomain)).toBeVisible();

    await chooseRowAction(page, subdomain, 'Rediger');
    await editing.getByLabel('Licenstype').selectOption({ label: 'Suite Professional' });
    await editing.getByLabel('Betalingsinterval').selectOption({ label: 'Årlig' });
    await editing.getByRole('spinbutton', { name: 'Kontraktperiode i måneder' }).fill('36');
    await expect(editing.getByRole('button', { name: 'Gem' })).toBeInViewport();
    await editing.getByRole('button', { name: 'Gem' }).click();
    await expect(toasts(page)).toContainText('Zendesk installation opdateret');
    for (const tab of [page, colleague])
      for (const text of ['Suite Professional', 'Årlig', '36 måneder'])
        await expect(rowOf(tab, subdomain)).toContainText(text);

    // The key is never shown again.
    await chooseRowAction(page, subdomain, /^Zendesk-nøgle$/);
    await credentials.getByLabel('Email').fill('ikke-en-mail');
    await credentials.getByRole('button', { name: 'Gem' }).click();
    await expect(credentials.getByLabel('Email')).toHaveAccessibleDescription(
      /Indtast venligst en gyldig emailadresse/,
    );
    await expect(credentials.getByLabel('Zendesk-nøgle')).toHaveAccessibleDescription(/API nøgle er påkrævet/);
    await credentials.getByLabel('Email').fill('agent@proeve.example');
    for (const key of ['hemmelig-nøgle-abcd', 'hemmelig-nøgle-9876']) {
      await credentials.getByLabel('Zendesk-nøgle').fill(key);
      await credentials.getByRole('button', { name: 'Gem' }).click();
      await expect(credentials).toContainText(`•••• ${key.slice(-4)}`);
      await expect(credentials.getByLabel('Zendesk-nøgle')).toHaveValue('');
    }
    await credentials.getByRole('button', { name: 'Annuller' }).click();
    await page.reload();
    await expect(rowOf(page, subdomain)).toContainText('•••• 9876');
    expect(await page.content()).not.toContain('hemmelig');
    await chooseRowAction(page, subdomain, 'Fjern Zendesk-nøgle');
    await expect(question).toContainText('Navne på agenter slettes. Tallene fra før bliver.');
    await question.getByRole('button', { name: 'Fjern Zendesk-nøgle' }).dblclick();
    await expect(toasts(page)).toContainText('Zendesk-nøgle fjernet');
    await expect(rowOf(page, subdomain)).toContainText('Ikke forbundet');

    await chooseRowAction(page, subdomain, 'Slet');
    await question.getByRole('button', { name: 'Slet' }).click();
    await expect(toasts(page)).toContainText('Zendesk installation slettet');
    for (const tab of [page, colleague]) await expect(rowOf(tab, subdomain)).toHaveCount(0);
  }
  // What has licences stays.
  await chooseRowAction(page, company.subdomain, 'Slet');
  await question.getByRole('button', { name: 'Slet' }).click();
  await expect(question.getByRole('alert')).toContainText('5 licenser');
  await question.getByRole('button', { name: 'Annuller' }).click();
  await expect(rowOf(page, company.subdomain)).toBeVisible();
  const { viewer } = await company.queryApi(
    '{ viewer { customer { installations { edges { node { subdomain } } } } } }',
  );
  expect(viewer.customer.installations.edges.map(({ node }) => node.subdomain)).toEqual([company.subdomain]);
});
