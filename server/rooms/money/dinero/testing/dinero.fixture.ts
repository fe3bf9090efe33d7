import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import { COMPANY } from '../../../companies/customers/testing/customers.fixture.ts';

const CONTACT = 'id name email phoneNumber vatNumber address city';

/** Lets Dinero number the invoice of the company. */
const bookInvoice = ({ app, nodes }: Company) =>
  app.db.sql('insert into dinero_document (invoice_id) values ($1) on conflict do nothing', [nodes.Invoice!]);

export const fixture: Fixture = {
  tablesWithoutPeople: ['dinero_cursor', 'dinero_document', 'dinero_request'],
  examples: {
    async DineroContact({ app, customerId, ids, mark, providers }) {
      ids.dineroContactId = providers.dinero.addContact({ Name: `${mark} A/S` });
      await app.db.sql('update customer set dinero_contact_id = $2, dinero_contact_name = name where id = $1', [
        customerId,
        ids.dineroContactId,
      ]);
    },
  },
  mutations: {
    createDineroContact: { callers: 'bookkeeping' },
    linkDineroContact: { callers: 'bookkeeping' },
    createInvoiceDraft: { callers: 'bookkeeping' },
    retryBooking: { callers: 'bookkeeping', id: 'Invoice', prepare: bookInvoice },
  },
  values: { country: 'DK' },
  rest: {
    'GET /api/dinero/contacts': { access: 'admin', answer: CONTACT },
    'POST /api/dinero/contacts': {
      access: 'admin',
      answer: CONTACT,
      body: { name: 'Firma A/S', contactPerson: 'Ida' },
    },
    'PUT /api/dinero/companies/{Customer}/contact': {
      access: 'admin',
      answer: `${COMPANY} dineroContactId dineroContactName`,
      body: ({ ids }) => ({ dineroContactId: ids.dineroContactId }),
    },
  },
};
