import { companyFields } from '../customers/customers.rest.ts';
import { itself } from '../rest/answer.ts';
import type { Json, RestRoute } from '../rest/RestRoute.ts';
import { idOf } from '../rest/values.ts';

const contactFields = 'id name email phoneNumber vatNumber address city zipCode eanNumber';

/** Contacts per request to Dinero. */
const PAGE_SIZE = 100;

/** Dinero contacts, which invoices are sent to. */
export const accountingRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/dinero/contacts',
    document: `query RestDineroContacts($search: String, $page: Int) {
      admin {
        dineroContacts(search: $search, page: $page, pageSize: ${PAGE_SIZE}) { contacts { ${contactFields} } hasMore }
      }
    }`,
    variables: ({ query: { search } }) => ({ search }),
    numberedPages: PAGE_SIZE,
    connection: ({
      admin: {
        dineroContacts: { contacts, hasMore },
      },
    }) => ({
      edges: contacts.map((node: Json) => ({ node })),
      pageInfo: { hasNextPage: hasMore, endCursor: null },
      totalCount: null,
    }),
    answer: itself,
  },
  {
    method: 'POST',
    path: '/api/dinero/contacts',
    document: `mutation RestCreateDineroContact($input: DineroContactInput!) {
      createDineroContact(input: $input) { ${contactFields} }
    }`,
    variables: ({ idempotencyKey: requestId, body }) => {
      const {
        name = '',
        email,
        phoneNumber,
        vatNumber,
        address,
        city,
        zipCode,
        country,
        contactPerson,
        eanNumber,
      } = body;
      return {
        input: {
          requestId,
          name,
          email,
          phoneNumber,
          vatNumber,
          address,
          city,
          zipCode,
          country,
          contactPerson,
          eanNumber,
        },
      };
    },
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
    variables: (request) => ({ id: idOf(request), dineroContactId: request.body.dineroContactId ?? '' }),
    answer: 'linkDineroContact',
  },
];
