import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

const TITLE = 'Referencer hos andre systemer';

test('administrators see the ids that programs have stored for their objects', async ({ page, request }) => {
  const company = await createCompany(request);
  const call = async (token: string, query: string, variables: object = {}) => {
    const answer = await request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query, variables },
    });
    const { data, errors } = (await answer.json()) as { data: never; errors?: unknown };
    expect(errors).toBeUndefined();
    return data as Record<string, never>;
  };
  await signInWithToken(page, company.token);
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Udsted nøgle' }).first().click();
  const issuing = page.getByRole('dialog', { name: 'Udsted API-nøgle' });
  await issuing.getByLabel('Navn').fill('Kasse');
  await issuing.getByText('Læse og ændre').click();
  await issuing.getByLabel('Program').fill('kasse');
  await issuing.getByRole('button', { name: 'Udsted nøgle' }).click();
  const token = await page.getByRole('alertdialog').getByRole('textbox').inputValue();
  await page.getByRole('button', { name: 'Jeg har gemt nøglen' }).click();

  const { viewer } = (await call(
    token,
    '{ viewer { customer { id departments { edges { node { id } } } installations { edges { node { id } } } } } }',
  )) as unknown as {
    viewer: {
      customer: { id: string } & Record<'departments' | 'installations', { edges: { node: { id: string } }[] }>;
    };
  };
  const { customer } = viewer;
  const departmentId = customer.departments.edges[0]!.node.id;
  await call(
    token,
    'mutation ($departmentId: ID!) { setPaymentMethod(departmentId: $departmentId, method: INVOICE) { deletedId } }',
    { departmentId },
  );
  const { buyClipCard } = (await call(
    token,
    'mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { edge { node { id } } } } }',
    { input: { departmentId, hours: 5, acceptTerms: true, purchaseId: crypto.randomUUID() } },
  )) as unknown as { buyClipCard: { change: { edge: { node: { id: string } } } } };
  const objects = {
    'KK-9': buyClipCard.change.edge.node.id,
    'K-1': customer.id,
    'A-17': departmentId,
    'I-3': customer.installations.edges[0]!.node.id,
  };
  await page.goto('/company');
  await expect(page.getByRole('heading', { name: 'Virksomhed' })).toBeVisible();
  await expect(page.getByRole('region', { name: TITLE })).toHaveCount(0);
  for (const [externalId, nodeId] of Object.entries(objects))
    await call(token, 'mutation ($input: SetExternalIdInput!) { setExternalId(input: $input) { id } }', {
      input: { nodeId, externalId },
    });

  await page.reload();
  await expect(page.getByRole('region', { name: TITLE })).toContainText('kasseK-1');
  await page.goto('/departments');
  await chooseRowAction(page, 'Kundeservice', 'Rediger');
  await expect(page.getByRole('dialog').getByRole('region', { name: TITLE })).toContainText('kasseA-17');
  await page.goto('/zendesk-instances');
  await page
    .getByRole('button', { name: /^Handlinger for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Rediger' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: TITLE })).toContainText('kasseI-3');
  await page.goto('/clip-cards');
  await expect(page.getByRole('region', { name: TITLE })).toContainText('kasseKK-9');
});
