import type { Fixture } from '../../testing/Fixture.ts';

export const fixture: Fixture = {
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
    createDineroContact: {},
    linkDineroContact: {},
    createInvoiceDraft: {},
  },
};
