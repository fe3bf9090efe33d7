import { expect, type APIRequestContext } from '@playwright/test';
import { unique } from './freshCompany.ts';
import type { RunCompany } from './backOffice.ts';

/** Something done at Dinero, by its own people or by chance. */
export type PullDinero = <Answer = null>(string: string, ...given: unknown[]) => Promise<Answer>;

/** The stand-ins live beside each other, and one of them says where. */
export async function atDinero({ ask, departmentId }: RunCompany, request: APIRequestContext): Promise<PullDinero> {
  const {
    createCardSetup: { scriptUrl },
  } = await ask<{ createCardSetup: { scriptUrl: string } }>(
    'mutation ($id: ID!) { createCardSetup(departmentId: $id) { scriptUrl } }',
    { id: departmentId },
  );
  const address = scriptUrl.replace(/\/stripe\/.*$/, '/dinero');
  return async <Answer>(string: string, ...given: unknown[]) => {
    const answer = await request.post(`${address}/strings/${string}`, { data: given });
    expect(answer.ok(), `${string}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { answer: Answer }).answer;
  };
}

/** A company whose invoices have somebody to go to. */
export async function linkContact(
  { id, askAsAdmin }: RunCompany,
  dinero: PullDinero,
): Promise<{ contactId: string; name: string }> {
  const name = unique('Bogholderiet');
  const contactId = await dinero<string>('addContact', { Name: name });
  await askAsAdmin(
    'mutation ($id: ID!, $contactId: ID!) { linkDineroContact(customerId: $id, dineroContactId: $contactId) { id } }',
    { id, contactId },
  );
  return { contactId, name };
}
