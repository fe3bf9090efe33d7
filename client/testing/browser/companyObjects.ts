import { dateOf } from '../../../domain/basics/dates.ts';
import type { LicenseCompany } from './licenseCompany.ts';
import type { TestCompany } from './testCompany.ts';

/** Creates a department of the company and returns its id. */
export async function createDepartment({ queryApi }: TestCompany, name: string): Promise<string> {
  const { createDepartment: change } = await queryApi(
    'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
    { input: { name, contactPerson: 'Ida Skov' } },
  );
  return change.edge.node.id;
}

export const deleteDepartment = ({ queryApi }: TestCompany, id: string) =>
  queryApi('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', { id });

/** Creates an installation of the company's first department and returns its id. */
export async function createInstallation({ queryApi, departmentId }: LicenseCompany, details: object): Promise<string> {
  const { createInstallation: change } = await queryApi(
    'mutation ($input: InstallationInput!) { createInstallation(input: $input) { edge { node { id } } } }',
    {
      input: {
        departmentId,
        licenseType: 'PLAN_SUITE_TEAM',
        paymentInterval: 'MONTHLY',
        contractTerm: 12,
        ...details,
      },
    },
  );
  return change.edge.node.id;
}

export const deleteInstallation = ({ queryApi }: TestCompany, id: string) =>
  queryApi('mutation ($id: ID!) { deleteInstallation(id: $id) { deletedId } }', { id });

/** Creates an active licence of the company's first installation as an admin, and returns its id. */
export async function createLicense(
  { queryApiAsAdmin, installationId }: LicenseCompany,
  details: object,
): Promise<string> {
  const { createLicense: change } = await queryApiAsAdmin(
    'mutation ($input: LicenseInput!) { createLicense(input: $input) { edge { node { id } } } }',
    {
      input: {
        installationId,
        type: 'PLAN_SUITE_TEAM',
        status: 'ACTIVE',
        billingInterval: 'MONTHLY',
        contractTerm: 12,
        validFrom: '2026-01-01',
        validUntil: '2027-01-01',
        ...details,
      },
    },
  );
  return change.edge.node.id;
}

/** Buys a clip card for the company's first department and returns its id. */
export async function buyClipCard({ queryApi, departmentId }: LicenseCompany, hours = 10): Promise<string> {
  const { buyClipCard: purchase } = await queryApi(
    'mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { edge { node { id } } } } }',
    { input: { purchaseId: crypto.randomUUID(), departmentId, hours, acceptTerms: true } },
  );
  return purchase.change.edge.node.id;
}

/** Buys a service agreement for the company's first department and returns its id. */
export async function buyServiceAgreement({ queryApi, departmentId }: LicenseCompany): Promise<string> {
  const { buyServiceAgreement: purchase } = await queryApi(
    `mutation ($input: BuyServiceAgreementInput!) {
      buyServiceAgreement(input: $input) { change { edge { node { id } } } }
    }`,
    {
      input: {
        purchaseId: crypto.randomUUID(),
        departmentId,
        duration: 12,
        paymentInterval: 'MONTHLY',
        isAdditional: true,
        acceptTerms: true,
      },
    },
  );
  return purchase.change.edge.node.id;
}

/** Activates a service agreement as an admin. */
export const activateServiceAgreement = ({ queryApiAsAdmin }: LicenseCompany, id: string) =>
  queryApiAsAdmin('mutation ($id: ID!) { activateServiceAgreement(id: $id) { deletedId } }', { id });

/** Agrees an hourly rate with the company from today on, as an admin. */
export const agreePrice = ({ id, queryApiAsAdmin }: Pick<LicenseCompany, 'id' | 'queryApiAsAdmin'>, price: number) =>
  queryApiAsAdmin(
    `mutation ($customerId: ID!, $input: AgreedPriceInput!) {
      addAgreedPrice(customerId: $customerId, input: $input) { deletedId }
    }`,
    { customerId: id, input: { item: 'HOURLY_RATE', price, validFrom: dateOf(), note: 'Aftalt' } },
  );
