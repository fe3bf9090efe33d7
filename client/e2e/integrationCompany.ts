import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { createAgreementCompany, type AgreementCompany } from './agreementCompany.ts';
import type { LicenseCompany } from './licenseCompany.ts';

export interface IntegrationCompany extends AgreementCompany {
  saveApiKey: () => Promise<void>;
  /** Buys an agreement by invoice, and activates it if the status is ACTIVE. */
  buyAgreement: (status: 'ACTIVE' | 'PENDING') => Promise<void>;
  /** Runs an action of the stand-in of Shopify, such as removing the app or injecting a failure. */
  shopify: <Answer = null>(action: string, ...values: unknown[]) => Promise<Answer>;
}

export async function createIntegrationCompany(request: APIRequestContext): Promise<IntegrationCompany> {
  const company = await createAgreementCompany(request);
  const { queryApi, queryApiAsAdmin, departmentId, installationId } = company;
  const {
    createCardSetup: { scriptUrl },
  } = await queryApi<{ createCardSetup: { scriptUrl: string } }>(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { scriptUrl } }',
    { id: departmentId },
  );
  const address = scriptUrl.replace(/\/stripe\/.*$/, '/shopify');
  return {
    ...company,
    async saveApiKey() {
      await queryApi(
        `mutation ($id: ID!, $input: ApiCredentialsInput!) {
          saveApiCredentials(installationId: $id, input: $input) { deletedId }
        }`,
        { id: installationId, input: { zendeskApiKey: 'zd-en-noegle-1234', zendeskApiEmail: company.email } },
      );
    },
    async buyAgreement(status) {
      await queryApi('mutation ($id: ID!) { setPaymentMethod(departmentId: $id, method: INVOICE) { deletedId } }', {
        id: departmentId,
      });
      const id = await company.buy();
      if (status === 'ACTIVE')
        await queryApiAsAdmin('mutation ($id: ID!) { activateServiceAgreement(id: $id) { deletedId } }', { id });
    },
    async shopify<Answer>(action: string, ...values: unknown[]) {
      const answer = await request.post(`${address}/controls/${action}`, { data: values });
      expect(answer.ok(), `${action}: ${await answer.text()}`).toBe(true);
      return ((await answer.json()) as { answer: Answer }).answer;
    },
  };
}

/** Adds another installation to the same department. */
export async function addInstallation({ queryApi, departmentId }: LicenseCompany, subdomain: string): Promise<string> {
  const input = {
    departmentId,
    subdomain,
    licenseType: 'PLAN_SUITE_TEAM',
    paymentInterval: 'MONTHLY',
    contractTerm: 12,
  };
  const { createInstallation } = await queryApi<{ createInstallation: { edge: { node: { id: string } } } }>(
    'mutation ($input: InstallationInput!) { createInstallation(input: $input) { edge { node { id } } } }',
    { input },
  );
  return createInstallation.edge.node.id;
}

export const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

/** An address whose host name does not exist. */
export const NOWHERE = 'https://modtager.invalid/krog';

/** Switches webhooks on through the API, as a colleague in another browser would. */
export const switchWebhooksOn = (
  { queryApi, installationId }: IntegrationCompany,
  settings: object = { address: NOWHERE, events: { user_created: true } },
) =>
  queryApi<{ setIntegration: { signingSecret: string; integration: { id: string } } }>(
    `mutation ($id: ID!, $settings: JSONObject!) {
      setIntegration(installationId: $id, pluginId: "webhooks", isEnabled: true, settings: $settings) {
        signingSecret integration { id }
      }
    }`,
    { id: installationId, settings },
  );
