import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';

/** Lets Dinero number the invoice of the company. */
const bookInvoice = ({ app, nodes }: Company) =>
  app.db.sql('insert into dinero_document (invoice_id) values ($1) on conflict do nothing', [nodes.Invoice!]);

export const fixture: Fixture = {
  mutations: { retryBooking: { id: 'Invoice', prepare: bookInvoice } },
};
