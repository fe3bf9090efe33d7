import type { APIRequestContext, Page } from '@playwright/test';
import { type AgreementCompany, createAgreementCompany } from './agreementCompany.ts';
import { activateServiceAgreement } from './companyObjects.ts';
import { payByInvoice } from './paymentMethods.ts';
import { connectToStandIn, type StandInControl } from './standIns.ts';

export interface IntegrationCompany extends AgreementCompany {
  /** Stores API credentials for the company's installation. */
  saveApiKey: () => Promise<void>;
  /** Buys an agreement by invoice, and activates it if the status is ACTIVE. */
  buyAgreement: (status: 'ACTIVE' | 'PENDING') => Promise<void>;
  /** Runs an action of the stand-in of Shopify, such as removing the app or injecting a failure. */
  shopify: StandInControl;
}

/** Creates a company that can set up integrations once its installation has an API key. */
export async function createIntegrationCompany(request: APIRequestContext): Promise<IntegrationCompany> {
  const company = await createAgreementCompany(request);
  const { queryApi, departmentId, installationId } = company;
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
      await payByInvoice(company, departmentId);
      const id = await company.buyServiceAgreement();
      if (status === 'ACTIVE') await activateServiceAgreement(company, id);
    },
    shopify: await connectToStandIn(company, request, 'shopify'),
  };
}

/** The card of an integration on the screen of integrations. */
export const integrationCard = (page: Page, name: string) => page.getByRole('article', { name });

/** A webhook address whose host name does not exist. */
export const UNREACHABLE_ADDRESS = 'https://modtager.invalid/krog';

/** Switches webhooks on through the API, as a colleague in another browser would. */
export const enableWebhooks = (
  { queryApi, installationId }: IntegrationCompany,
  settings: object = { address: UNREACHABLE_ADDRESS, events: { user_created: true } },
) =>
  queryApi(
    `mutation ($id: ID!, $settings: JSONObject!) {
      setIntegration(installationId: $id, pluginId: "webhooks", isEnabled: true, settings: $settings) {
        signingSecret integration { id }
      }
    }`,
    { id: installationId, settings },
  );
