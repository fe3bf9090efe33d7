import type { RestRoute } from '../RestRoute.ts';
import { companyFields } from './company.ts';
import { idOf } from './shared.ts';

const contactFields = 'id name email phoneNumber vatNumber address city zipCode eanNumber';

/** Whom invoices go to. Contacts come twenty at a time, as `page` counts them from 0. */
export const accountingRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/dinero/contacts',
    document: `query RestDineroContacts($search: String, $page: Int) { admin { dineroContacts(search: $search, page: $page) { contacts { ${contactFields} } } } }`,
    variables: ({ query: { search, page = '0' } }) => ({ search, page: Number(page) }),
    pick: ({ admin }) => admin.dineroContacts.contacts,
  },
  {
    method: 'POST',
    path: '/api/dinero/contacts',
    document: `mutation RestCreateDineroContact($input: DineroContactInput!) { createDineroContact(input: $input) { ${contactFields} } }`,
    variables: ({ idempotencyKey: requestId, body }) => {
      const { name = '', email, phoneNumber, vatNumber, address, city, zipCode, country, contactPerson, eanNumber } = body;
      return { input: { requestId, name, email, phoneNumber, vatNumber, address, city, zipCode, country, contactPerson, eanNumber } };
    },
    pick: ({ createDineroContact }) => createDineroContact,
  },
  {
    method: 'PUT',
    path: '/api/dinero/companies/:id/contact',
    document: `mutation RestLinkDineroContact($id: ID!, $dineroContactId: ID!) {
      linkDineroContact(customerId: $id, dineroContactId: $dineroContactId) { ${companyFields} dineroContactId dineroContactName }
    }`,
    variables: (request) => ({ id: idOf(request), dineroContactId: request.body.dineroContactId ?? '' }),
    pick: ({ linkDineroContact }) => linkDineroContact,
  },
];
