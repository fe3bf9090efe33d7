import type { APIRequestContext, Page } from '@playwright/test';
import type { EmployeeRole } from '../../../domain/basics/vocabulary.ts';
import type { ManagedCompany } from './managedCompany.ts';
import { createToken } from './session.ts';
import { TEST_PASSWORD, uniqueName } from './testCompany.ts';

interface Employee {
  id: string;
  name: string;
  email: string;
}

/** Creates an employee of the reseller with these roles, who belongs to the company as well. */
export async function createEmployee(
  { queryApiAsAdmin, id: customerId }: ManagedCompany,
  name: string,
  employeeRoles: EmployeeRole[],
): Promise<Employee> {
  const email = `${uniqueName('medarbejder')}@kunde.example`;
  const input = { customerId, name, email, role: 'EMPLOYEE', employeeRoles, password: TEST_PASSWORD };
  const { createUserAsAdmin } = await queryApiAsAdmin(
    'mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }',
    { input },
  );
  return { id: createUserAsAdmin.edge.node.id, name, email };
}

/** Starts a session of an employee, which the test may end. */
export const signInEmployee = (request: APIRequestContext, { email }: Employee): Promise<string> =>
  createToken(request, email, TEST_PASSWORD);

const fieldsOf = (roles: readonly EmployeeRole[]) => ({
  viewerCanAdminister: false,
  viewerCanSupport: roles.includes('SUPPORT'),
  viewerCanImpersonate: roles.includes('SUPPORT'),
  viewerCanSell: roles.includes('SALES'),
  viewerCanReadPrices: roles.includes('SALES'),
  viewerCanKeepBooks: roles.includes('BOOKKEEPING'),
  viewerCanRunEvents: roles.includes('EVENTS'),
});

/** Shows the signed-in admin as an employee with these roles. */
export const showEmployeeRoles = (page: Page, roles: readonly EmployeeRole[]): Promise<unknown> =>
  page.route('**/graphql', async (route) => {
    const sent = route.request().postDataJSON() as { operationName: string } | null;
    if (sent?.operationName !== 'ShellQuery' && sent?.operationName !== 'OutsideAreaQuery') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { viewer: object } };
    Object.assign(answer.data.viewer, sent.operationName === 'ShellQuery' ? fieldsOf(roles) : { employeeRoles: roles });
    return route.fulfill({ response, json: answer });
  });
