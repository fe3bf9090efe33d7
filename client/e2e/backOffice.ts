import type { APIRequestContext } from '@playwright/test';
import { ask, FRESH_PASSWORD, unique, type FreshCompany } from './freshCompany.ts';
import { licenseCompany, type LicenseCompany } from './licenseCompany.ts';
import { ADMIN, PASSWORD } from './portal.ts';

export interface RunCompany extends LicenseCompany {
  id: string;
  /** The address of one of its tabs. */
  tab: (name: string) => string;
}

/** A company of a test's own, with the addresses under which the reseller's people run it. */
export async function runCompany(request: APIRequestContext): Promise<RunCompany> {
  const company = await licenseCompany(request);
  const {
    viewer: {
      customer: { id },
    },
  } = await company.ask<{ viewer: { customer: { id: string } } }>('{ viewer { customer { id } } }');
  return { ...company, id, tab: (name) => `/admin/companies/${id}/${name}` };
}

export interface Person {
  id: string;
  name: string;
  email: string;
}

export async function addUser(
  { askAsAdmin, id: customerId }: RunCompany,
  name: string,
  role = 'USER',
): Promise<Person> {
  const email = `${unique('person')}@kunde.example`;
  const { createUserAsAdmin } = await askAsAdmin<{ createUserAsAdmin: { edge: { node: { id: string } } } }>(
    'mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }',
    { input: { customerId, name, email, role, password: FRESH_PASSWORD } },
  );
  return { id: createUserAsAdmin.edge.node.id, name, email };
}

/** An admin of a test's own, whose sessions it may end. */
export async function freshAdmin(
  request: APIRequestContext,
  company: RunCompany,
): Promise<{ token: string; ask: FreshCompany['ask'] }> {
  const { email } = await addUser(company, 'Adam Admin', 'ADMIN');
  const token = await tokenFor(request, email, FRESH_PASSWORD);
  return { token, ask: (query, variables = {}) => ask(request, query, variables, token) };
}

export const adminToken = (request: APIRequestContext) => tokenFor(request, ADMIN, PASSWORD);

async function tokenFor(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}
