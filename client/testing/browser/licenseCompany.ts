import type { APIRequestContext, Page } from '@playwright/test';
import { payByInvoice } from './paymentMethods.ts';
import { type QueryApi, queryApiWithToken } from './queryApi.ts';
import { sharedAdminToken } from './session.ts';
import { rowsOf } from './tables.ts';
import { createCompany, type TestCompany } from './testCompany.ts';

export interface LicenseCompany extends TestCompany {
  id: string;
  departmentId: string;
  installationId: string;
  /** Orders licences through the API as the company's first user, and returns the id of the request. */
  orderLicenses: (requestedLicenses: number) => Promise<string>;
  queryApiAsAdmin: QueryApi;
}

/**
 * Creates a company with this number of existing licences. It can order more unless `hasPaymentMethod` is false. An
 * admin handles its requests with `queryApiAsAdmin`.
 */
export async function createLicenseCompany(
  request: APIRequestContext,
  { licenses = 0, hasPaymentMethod = true } = {},
): Promise<LicenseCompany> {
  const company = await createCompany(request, { licenses });
  const { viewer } = await company.queryApi(
    '{ viewer { customer { id installations { edges { node { id department { id } } } } } } }',
  );
  const { id: installationId, department } = viewer.customer.installations.edges[0]!.node;
  if (hasPaymentMethod) await payByInvoice(company, department.id);
  const admin = await sharedAdminToken(request);
  return {
    ...company,
    id: viewer.customer.id,
    departmentId: department.id,
    installationId,
    queryApiAsAdmin: queryApiWithToken(request, admin),
    orderLicenses: async (requestedLicenses) => {
      const input = {
        purchaseId: crypto.randomUUID(),
        departmentId: department.id,
        zendeskInstanceId: installationId,
        requestedLicenses,
        acceptTerms: true,
      };
      const { orderLicenses } = await company.queryApi(
        'mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node { id } } } }',
        { input },
      );
      return orderLicenses.edge.node.id;
    },
  };
}

/** The rows of the customer's list of licence requests. */
export const licenseRequestRows = (page: Page) => rowsOf(page, 'Licensanmodninger');

/** Reads from the server how many licence requests the company has. */
export async function countLicenseRequests({ queryApi: queryApiAsCustomer }: TestCompany): Promise<number> {
  const { viewer } = await queryApiAsCustomer('{ viewer { customer { licenseRequests { totalCount } } } }');
  return viewer.customer.licenseRequests.totalCount;
}

/** Changes a request's status as an admin. */
export const setLicenseRequestStatus = ({ queryApiAsAdmin }: LicenseCompany, id: string, status: string) =>
  queryApiAsAdmin(
    `mutation ($id: ID!, $status: LicenseRequestStatus!) {
      setLicenseRequestStatus(id: $id, status: $status) { deletedId }
    }`,
    { id, status },
  );

/** Completes a request as an admin, which gives the company the licences. */
export const completeLicenseRequest = ({ queryApiAsAdmin }: LicenseCompany, id: string) =>
  queryApiAsAdmin('mutation ($id: ID!) { completeLicenseRequest(id: $id) { deletedId } }', { id });
