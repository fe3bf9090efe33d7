import { expect, type APIRequestContext } from '@playwright/test';
import { unique } from './testCompany.ts';
import type { ManagedCompany } from './managedCompany.ts';

/** Runs an action of the stand-in of Dinero, such as creating a contact or injecting a failure. */
export type DineroControl = <Answer = null>(action: string, ...values: unknown[]) => Promise<Answer>;

/** All stand-ins share one server. Its address is known from the script address of Stripe's stand-in. */
export async function connectToDinero(
  { queryApi, departmentId }: ManagedCompany,
  request: APIRequestContext,
): Promise<DineroControl> {
  const {
    createCardSetup: { scriptUrl },
  } = await queryApi<{ createCardSetup: { scriptUrl: string } }>(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { scriptUrl } }',
    { id: departmentId },
  );
  const address = scriptUrl.replace(/\/stripe\/.*$/, '/dinero');
  return async <Answer>(action: string, ...values: unknown[]) => {
    const answer = await request.post(`${address}/controls/${action}`, { data: values });
    expect(answer.ok(), `${action}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { answer: Answer }).answer;
  };
}

/** Creates a contact at Dinero and links the company to it. */
export async function linkContact(
  { id, queryApiAsAdmin }: ManagedCompany,
  dinero: DineroControl,
): Promise<{ contactId: string; name: string }> {
  const name = unique('Bogholderiet');
  const contactId = await dinero<string>('addContact', { Name: name });
  await queryApiAsAdmin(
    'mutation ($id: ID!, $contactId: ID!) { linkDineroContact(customerId: $id, dineroContactId: $contactId) { id } }',
    { id, contactId },
  );
  return { contactId, name };
}
