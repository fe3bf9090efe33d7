import type { APIRequestContext } from '@playwright/test';
import { adminToken, ask, freshCompany, type FreshCompany } from './freshCompany.ts';

export interface LicenseCompany extends FreshCompany {
  departmentId: string;
  installationId: string;
  order: (requestedLicenses: number) => Promise<string>;
  askAsAdmin: FreshCompany['ask'];
}

interface Place {
  viewer: { customer: { installations: { edges: { node: { id: string; department: { id: string } } }[] } } };
}

/** A company that can order licences, and an admin who handles what it orders. */
export async function licenseCompany(
  request: APIRequestContext,
  { licenses = 0, pays = true } = {},
): Promise<LicenseCompany> {
  const company = await freshCompany(request, { licenses });
  const { viewer } = await company.ask<Place>(
    '{ viewer { customer { installations { edges { node { id department { id } } } } } } }',
  );
  const { id: installationId, department } = viewer.customer.installations.edges[0]!.node;
  if (pays)
    await company.ask('mutation ($id: ID!) { setPaymentMethod(departmentId: $id, method: INVOICE) { deletedId } }', {
      id: department.id,
    });
  const admin = await adminToken(request);
  return {
    ...company,
    departmentId: department.id,
    installationId,
    askAsAdmin: (query, variables = {}) => ask(request, query, variables, admin),
    order: async (requestedLicenses) => {
      const input = {
        purchaseId: crypto.randomUUID(),
        departmentId: department.id,
        zendeskInstanceId: installationId,
        requestedLicenses,
        acceptTerms: true,
      };
      const { orderLicenses } = await company.ask<{ orderLicenses: { edge: { node: { id: string } } } }>(
        'mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node { id } } } }',
        { input },
      );
      return orderLicenses.edge.node.id;
    },
  };
}

/** How many requests the company has, as the server counts them. */
export async function countRequests({ ask: askAsCustomer }: FreshCompany): Promise<number> {
  const { viewer } = await askAsCustomer<{ viewer: { customer: { licenseRequests: { totalCount: number } } } }>(
    '{ viewer { customer { licenseRequests { totalCount } } } }',
  );
  return viewer.customer.licenseRequests.totalCount;
}

export const setStatus = ({ askAsAdmin }: LicenseCompany, id: string, status: string) =>
  askAsAdmin(
    'mutation ($id: ID!, $status: LicenseRequestStatus!) { setLicenseRequestStatus(id: $id, status: $status) { deletedId } }',
    { id, status },
  );

export const complete = ({ askAsAdmin }: LicenseCompany, id: string) =>
  askAsAdmin('mutation ($id: ID!) { completeLicenseRequest(id: $id) { deletedId } }', { id });
