import { itself } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { companyFields } from '../../companies/customers/customers.rest.ts';

const contactFields = 'id name email phoneNumber vatNumber address city zipCode eanNumber';

/** Contacts per request to Dinero. */
const PAGE_SIZE = 100;

/** The contacts at Dinero to which invoices are addressed, and their links to companies. */
export const dineroRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/dinero/contacts',
    document: `query RestDineroContacts($search: String, $page: Int) {
      admin {
        dineroContacts(search: $search, page: $page, pageSize: ${PAGE_SIZE}) {
          rows: contacts { ${contactFields} } hasMore
        }
      }
    }`,
    numberedPages: PAGE_SIZE,
    connection: 'admin.dineroContacts',
    answer: itself,
  },
  {
    method: 'POST',
    path: '/api/dinero/contacts',
    document: `mutation RestCreateDineroContact($input: DineroContactInput!) {
      createDineroContact(input: $input) { ${contactFields} }
    }`,
    fields: { requestId: 'idempotencyKey' },
    answer: 'createDineroContact',
  },
  {
    method: 'PUT',
    path: '/api/dinero/companies/:id/contact',
    document: `mutation RestLinkDineroContact($id: ID!, $dineroContactId: ID!) {
      linkDineroContact(customerId: $id, dineroContactId: $dineroContactId) {
        ${companyFields} dineroContactId dineroContactName
      }
    }`,
    answer: 'linkDineroContact',
  },
];
