import type { APIRequestContext } from '@playwright/test';
import { queryApi, FRESH_PASSWORD, unique, type TestCompany } from './testCompany.ts';
import { createLicenseCompany, type LicenseCompany } from './licenseCompany.ts';
import { ADMIN, PASSWORD } from './portal.ts';

export interface ManagedCompany extends LicenseCompany {
  id: string;
  /** The address of a tab on the company's admin page. */
  tab: (name: string) => string;
}

/** A new company, with the addresses of its admin pages. */
export async function createManagedCompany(request: APIRequestContext): Promise<ManagedCompany> {
  const company = await createLicenseCompany(request);
  const {
    viewer: {
      customer: { id },
    },
  } = await company.queryApi<{ viewer: { customer: { id: string } } }>('{ viewer { customer { id } } }');
  return { ...company, id, tab: (name) => `/admin/companies/${id}/${name}` };
}

export interface Person {
  id: string;
  name: string;
  email: string;
}

export async function addUser(
  { queryApiAsAdmin, id: customerId }: ManagedCompany,
  name: string,
  role = 'USER',
): Promise<Person> {
  const email = `${unique('person')}@kunde.example`;
  const { createUserAsAdmin } = await queryApiAsAdmin<{ createUserAsAdmin: { edge: { node: { id: string } } } }>(
    'mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }',
    { input: { customerId, name, email, role, password: FRESH_PASSWORD } },
  );
  return { id: createUserAsAdmin.edge.node.id, name, email };
}

/** A new admin, whose sessions the test may end. */
export async function createAdmin(
  request: APIRequestContext,
  company: ManagedCompany,
): Promise<{ token: string; queryApi: TestCompany['queryApi'] }> {
  const { email } = await addUser(company, 'Adam Admin', 'ADMIN');
  const token = await tokenFor(request, email, FRESH_PASSWORD);
  return { token, queryApi: (query, variables = {}) => queryApi(request, query, variables, token) };
}

export const adminToken = (request: APIRequestContext) => tokenFor(request, ADMIN, PASSWORD);

async function tokenFor(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
