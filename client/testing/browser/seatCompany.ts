import { expect, type APIRequestContext } from '@playwright/test';
import { createLicense } from './companyObjects.ts';
import { createLicenseCompany, type LicenseCompany } from './licenseCompany.ts';
import { connectToStandIn, type StandInControl } from './standIns.ts';

export interface SeatCompany extends LicenseCompany {
  zendesk: StandInControl;
  /** Stores credentials, with which the help desk is read again. */
  saveKey: () => Promise<unknown>;
}

/** A company with an installation, its bought seats, and the agents of its help desk. Without agents, it has no key. */
export async function createSeatCompany(
  request: APIRequestContext,
  { bought, agents }: { bought: number; agents?: object[] },
): Promise<SeatCompany> {
  const company = await createLicenseCompany(request);
  if (bought) await createLicense(company, { quantity: bought, validUntil: '2027-06-30' });
  const zendesk = await connectToStandIn(company, request, 'zendesk');
  const { subdomain, installationId, queryApi, queryApiAsAdmin } = company;
  const key = crypto.randomUUID().replaceAll('-', '').padEnd(40, '7');
  const isRead = async () => {
    const { admin } = await queryApiAsAdmin(
      'query ($search: String) { admin { seats(search: $search) { edges { node { inUse } } } } }',
      { search: subdomain },
    );
    return admin.seats.edges[0]!.node.inUse !== null;
  };
  const seatCompany: SeatCompany = {
    ...company,
    zendesk,
    saveKey: async () => {
      await zendesk('keepKey', key);
      return queryApi(
        `mutation ($id: ID!, $input: ApiCredentialsInput!) {
          saveApiCredentials(installationId: $id, input: $input) { deletedId }
        }`,
        {
          id: installationId,
          input: {
            zendeskApiEmail: `api@${subdomain}.example`,
            zendeskApiKey: key,
          },
        },
      );
    },
  };
  if (agents) {
    await zendesk('setAgents', subdomain, agents);
    await seatCompany.saveKey();
    await readNow(seatCompany);
    await expect.poll(isRead, { timeout: 60_000 }).toBe(true);
  }
  return seatCompany;
}

/** Starts a reading at once, unless the portal has begun one by itself. */
export const readNow = ({ queryApiAsAdmin, installationId }: LicenseCompany) =>
  queryApiAsAdmin('mutation ($id: ID!) { adminReadSeats(installationId: $id) { id } }', { id: installationId }).catch(
    () => undefined,
  );

/** Agents of a help desk as its stand-in takes them. */
export const agents = (count: number, details: object = {}) => Array.from({ length: count }, () => ({ ...details }));
