import { buyClipCard } from '../../testing/browser/companyObjects.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { queryApiWithToken } from '../../testing/browser/queryApi.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';

const TITLE = 'Referencer hos andre systemer';

test('administrators see the ids that programs have stored for their objects', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  const { issueOwnApiToken } = await company.queryApi(
    'mutation ($input: IssueApiTokenInput!) { issueOwnApiToken(input: $input) { token } }',
    { input: { name: 'Kasse', scope: 'READ_WRITE', program: 'kasse' } },
  );
  const queryApiAsProgram = queryApiWithToken(request, issueOwnApiToken.token);
  const objects = {
    'KK-9': await buyClipCard(company),
    'K-1': company.id,
    'A-17': company.departmentId,
    'I-3': company.installationId,
  };
  await signInWithToken(page, company.token);
  await page.goto('/company');
  await expect(page.getByRole('heading', { name: 'Virksomhed' })).toBeVisible();
  await expect(page.getByRole('region', { name: TITLE })).toHaveCount(0);
  for (const [externalId, nodeId] of Object.entries(objects))
    await queryApiAsProgram('mutation ($input: SetExternalIdInput!) { setExternalId(input: $input) { id } }', {
      input: { nodeId, externalId },
    });

  await page.reload();
  await expect(page.getByRole('region', { name: TITLE })).toContainText('kasseK-1');
  await page.goto('/departments');
  await chooseRowAction(page, 'Kundeservice', 'Rediger');
  await expect(page.getByRole('dialog').getByRole('region', { name: TITLE })).toContainText('kasseA-17');
  await page.goto('/zendesk-instances');
  await chooseRowAction(page, company.subdomain, 'Rediger');
  await expect(page.getByRole('dialog').getByRole('region', { name: TITLE })).toContainText('kasseI-3');
  await page.goto('/clip-cards');
  await expect(page.getByRole('region', { name: TITLE })).toContainText('kasseKK-9');
});
