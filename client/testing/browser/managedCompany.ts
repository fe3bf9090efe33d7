import type { APIRequestContext } from '@playwright/test';
import { createLicenseCompany, type LicenseCompany } from './licenseCompany.ts';
import { type QueryApi, queryApiWithToken } from './queryApi.ts';
import { createToken } from './session.ts';
import { TEST_PASSWORD, uniqueName } from './testCompany.ts';

export interface ManagedCompany extends LicenseCompany {
  /** Returns the path of a tab on the company's admin page. */
  tabPath: (name: string) => string;
}

/** Creates a company for tests of its admin page. */
export async function createManagedCompany(
  request: APIRequestContext,
  options?: { licenses: number },
): Promise<ManagedCompany> {
  const company = await createLicenseCompany(request, options);
  return { ...company, tabPath: (name) => `/admin/companies/${company.id}/${name}` };
}

export interface CompanyUser {
  id: string;
  name: string;
  email: string;
}

/** Creates a user of the company with this role. */
export async function createUser(
  { queryApiAsAdmin, id: customerId }: ManagedCompany,
  name: string,
  role = 'USER',
): Promise<CompanyUser> {
  const email = `${uniqueName('person')}@kunde.example`;
  const { createUserAsAdmin } = await queryApiAsAdmin(
    'mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }',
    { input: { customerId, name, email, role, password: TEST_PASSWORD } },
  );
  return { id: createUserAsAdmin.edge.node.id, name, email };
}

/** Creates an admin who belongs to the company, and a session that the test may end. */
export async function createAdmin(
  request: APIRequestContext,
  company: ManagedCompany,
): Promise<{ token: string; queryApi: QueryApi }> {
  const { email } = await createUser(company, 'Adam Admin', 'ADMIN');
  const token = await createToken(request, email, TEST_PASSWORD);
  return { token, queryApi: queryApiWithToken(request, token) };
}
