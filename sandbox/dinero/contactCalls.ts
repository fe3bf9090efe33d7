import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { invalid, notFound } from './DineroApiError.ts';
import { pageOf } from './lists.ts';
import { newContact, type ContactInput } from './newContact.ts';
import { validate, CONTACT } from './requirements.ts';
import type { DineroState } from './state.ts';

const COMPANY_FIELDS = ['VatNumber', 'EanNumber', 'AttPerson'];

export function contactCalls(api: Api, state: DineroState): void {
  api('GET', '/contacts', ({ query }) => {
    const isDeleted = query.get('deletedOnly') === 'true';
    return pageOf(
      state.contacts.filter(({ DeletedAt }) => (DeletedAt !== null) === isDeleted),
      query,
      { defaults: 'name,contactGuid', known: Object.keys(newContact({ ContactGuid: '', Name: '' })) },
    );
  });
  api('GET', '/contacts/:id', ({ id }) => {
    const contact = state.contacts.find(({ ContactGuid }) => ContactGuid === id);
    if (!contact) throw notFound();
    return contact;
  });
  api('POST', '/contacts', ({ body }) => {
    const fields = validate(body, CONTACT);
    const refused = fields['IsPerson'] ? COMPANY_FIELDS.filter((name) => name in fields) : [];
    if (refused.length > 0)
      throw invalid(Object.fromEntries(refused.map((name) => [name, `${name} skal være tom for en privatperson.`])));
    const contact = newContact({ ContactGuid: randomUUID(), ...fields } as ContactInput);
    if (state.contacts.some(({ ContactGuid }) => ContactGuid === contact.ContactGuid))
      throw invalid({ ContactGuid: 'ContactGuid er i brug.' });
    state.contacts.push(contact);
    return { ContactGuid: contact.ContactGuid };
  });
}
