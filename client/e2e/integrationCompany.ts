import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { agreementCompany, type AgreementCompany } from './agreementCompany.ts';
import type { LicenseCompany } from './licenseCompany.ts';

export interface IntegrationCompany extends AgreementCompany {
  saveApiKey: () => Promise<void>;
  /** Has it active right away, or still waiting for that. */
  buyAgreement: (status: 'ACTIVE' | 'PENDING') => Promise<void>;
  /** Something done at the shop's side, by its owner or by chance. */
  shopify: <Answer = null>(string: string, ...given: unknown[]) => Promise<Answer>;
}

export async function integrationCompany(request: APIRequestContext): Promise<IntegrationCompany> {
  const company = await agreementCompany(request);
  const { ask, askAsAdmin, departmentId, installationId } = company;
  const {
    createCardSetup: { scriptUrl },
  } = await ask<{ createCardSetup: { scriptUrl: string } }>(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { scriptUrl } }',
    { id: departmentId },
  );
  const address = scriptUrl.replace(/\/stripe\/.*$/, '/shopify');
  return {
    ...company,
    async saveApiKey() {
      await ask(
        'mutation ($id: ID!, $input: ApiCredentialsInput!) { saveApiCredentials(installationId: $id, input: $input) { deletedId } }',
        { id: installationId, input: { zendeskApiKey: 'zd-en-noegle-1234', zendeskApiEmail: company.email } },
      );
    },
    async buyAgreement(status) {
      await ask('mutation ($id: ID!) { setPaymentMethod(departmentId: $id, method: INVOICE) { deletedId } }', {
        id: departmentId,
      });
      const id = await company.buy();
      if (status === 'ACTIVE')
        await askAsAdmin('mutation ($id: ID!) { activateServiceAgreement(id: $id) { deletedId } }', { id });
    },
    async shopify<Answer>(string: string, ...given: unknown[]) {
      const answer = await request.post(`${address}/strings/${string}`, { data: given });
      expect(answer.ok(), `${string}: ${await answer.text()}`).toBe(true);
      return ((await answer.json()) as { answer: Answer }).answer;
    },
  };
}

/** Another installation of the same department. */
export async function addInstallation({ ask, departmentId }: LicenseCompany, subdomain: string): Promise<string> {
  const input = {
    departmentId,
    subdomain,
    licenseType: 'PLAN_SUITE_TEAM',
    paymentInterval: 'MONTHLY',
    contractTerm: 12,
  };
  const { createInstallation } = await ask<{ createInstallation: { edge: { node: { id: string } } } }>(
    'mutation ($input: InstallationInput!) { createInstallation(input: $input) { edge { node { id } } } }',
    { input },
  );
  return createInstallation.edge.node.id;
}

export const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

/** It leads nowhere: nobody answers under that name. */
export const NOWHERE = 'https://modtager.invalid/krog';

/** Switched on past the screen, as a colleague might. */
export const switchWebhooksOn = (
  { ask, installationId }: IntegrationCompany,
  settings: object = { address: NOWHERE, events: { user_created: true } },
) =>
  ask<{ setIntegration: { signingSecret: string; integration: { id: string } } }>(
    `mutation ($id: ID!, $settings: JSONObject!) {
      setIntegration(installationId: $id, pluginId: "webhooks", isEnabled: true, settings: $settings) { signingSecret integration { id } }
    }`,
    { id: installationId, settings },
  );
