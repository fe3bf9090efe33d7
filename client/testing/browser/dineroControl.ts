import type { APIRequestContext } from '@playwright/test';
import type { ManagedCompany } from './managedCompany.ts';
import { connectToStandIn, type StandInControl } from './standIns.ts';
import { uniqueName } from './testCompany.ts';

/** Returns the control of Dinero's stand-in. */
export const connectToDinero = (company: ManagedCompany, request: APIRequestContext): Promise<StandInControl> =>
  connectToStandIn(company, request, 'dinero');

/** Creates a contact at Dinero and links the company to it. */
export async function linkDineroContact(
  { id, queryApiAsAdmin }: ManagedCompany,
  dinero: StandInControl,
): Promise<{ contactId: string; name: string }> {
  const name = uniqueName('Bogholderiet');
  const contactId = await dinero<string>('addContact', { Name: name });
  await queryApiAsAdmin(
    'mutation ($id: ID!, $contactId: ID!) { linkDineroContact(customerId: $id, dineroContactId: $contactId) { id } }',
    { id, contactId },
  );
  return { contactId, name };
}
