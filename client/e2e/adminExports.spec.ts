import { exportCsv } from '../testing/browser/csvExport.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';

const tables = [
  {
    path: '/admin/service-agreements',
    name: 'serviceaftaler',
    titles:
      'Id;Virksomhed;Afdeling;Bestilt af;Status;Startdato;' +
      'Slutdato;Måneder;Betaling;Licenser;Pris pr. licens om måneden',
    row: /^agr_\w+;[^;]+;[^;]+;[^;]*;(Aktiv|Afventer|Udløbet|Annulleret);\d{4}-/m,
  },
  {
    path: '/admin/events',
    name: 'events',
    titles: 'Id;Titel;Type;Status;Dato;Start;Slut;Sted;Offentligt;Pladser;Tilmeldte;Pris',
    row: /^evt_\w+;[^;]+;[^;]+;(Kladde|Aktiv|Aflyst|Afsluttet);\d{4}-\d\d-\d\d;\d\d:\d\d;/m,
  },
];

for (const { path, name, titles, row } of tables) {
  test(`an admin exports all of ${path}`, async ({ page, request }) => {
    await signInThroughApi(page, request, DEMO_ADMIN);
    await page.goto(path);
    const { fileName, lines } = await exportCsv(page);
    expect(fileName).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    expect(lines[0]).toBe(`\uFEFF${titles}`);
    expect(lines.join('\n')).toMatch(row);
  });
}

test("a customer sees the company's own service agreements and no export", async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto('/admin/service-agreements');
  await expect(page.getByRole('heading', { level: 1, name: 'Serviceaftaler' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eksportér CSV' })).toHaveCount(0);
});
