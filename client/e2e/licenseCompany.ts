import type { APIRequestContext } from '@playwright/test';
import { adminToken, queryApi, createCompany, type TestCompany } from './testCompany.ts';

export interface LicenseCompany extends TestCompany {
  departmentId: string;
  installationId: string;
  order: (requestedLicenses: number) => Promise<string>;
  queryApiAsAdmin: TestCompany['queryApi'];
}

interface Place {
  viewer: { customer: { installations: { edges: { node: { id: string; department: { id: string } } }[] } } };
}

/** A company that can order licences, and an admin who handles its requests. */
export async function createLicenseCompany(
  request: APIRequestContext,
  { licenses = 0, hasPaymentMethod = true } = {},
): Promise<LicenseCompany> {
  const company = await createCompany(request, { licenses });
  const { viewer } = await company.queryApi<Place>(
    '{ viewer { customer { installations { edges { node { id department { id } } } } } } }',
  );
  const { id: installationId, department } = viewer.customer.installations.edges[0]!.node;
  if (hasPaymentMethod)
    await company.queryApi(
      'mutation ($id: ID!) { setPaymentMethod(departmentId: $id, method: INVOICE) { deletedId } }',
      {
        id: department.id,
      },
    );
  const admin = await adminToken(request);
  return {
    ...company,
    departmentId: department.id,
    installationId,
    queryApiAsAdmin: (query, variables = {}) => queryApi(request, query, variables, admin),
    order: async (requestedLicenses) => {
      const input = {
        purchaseId: crypto.randomUUID(),
        departmentId: department.id,
        zendeskInstanceId: installationId,
        requestedLicenses,
        acceptTerms: true,
      };
      const { orderLicenses } = await company.queryApi<{ orderLicenses: { edge: { node: { id: string } } } }>(
        'mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node { id } } } }',
        { input },
      );
      return orderLicenses.edge.node.id;
    },
  };
}

/** The number of the company's licence requests that the server has stored. */
export async function countRequests({ queryApi: queryApiAsCustomer }: TestCompany): Promise<number> {
  const { viewer } = await queryApiAsCustomer<{ viewer: { customer: { licenseRequests: { totalCount: number } } } }>(
    '{ viewer { customer { licenseRequests { totalCount } } } }',
  );
  return viewer.customer.licenseRequests.totalCount;
}

export const setStatus = ({ queryApiAsAdmin }: LicenseCompany, id: string, status: string) =>
  queryApiAsAdmin(
    `mutation ($id: ID!, $status: LicenseRequestStatus!) {
      setLicenseRequestStatus(id: $id, status: $status) { deletedId }
    }`,
    { id, status },
  );

export const complete = ({ queryApiAsAdmin }: LicenseCompany, id: string) =>
  queryApiAsAdmin('mutation ($id: ID!) { completeLicenseRequest(id: $id) { deletedId } }', { id });
