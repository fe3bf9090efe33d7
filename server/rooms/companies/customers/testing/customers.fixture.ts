import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';

const customersRows = (rows: TestRows) => ({
  async company(name = `Firma ${rows.nextNumber()}`): Promise<string> {
    const id = newId('cust');
    await rows.sql(
      `insert into customer (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city,
         created_at)
       values ($1, $2, 'Karin Kontakt', '12 34 56 78', '12345678', 'faktura@firma.example', 'Havnegade 1', '8000',
         'Aarhus C', now())`,
      [id, name],
    );
    return id;
  },
});

export const COMPANY =
  'id name contactPerson email phoneNumber vatNumber eanNumber billingEmail street zip city poNumber createdAt';

export const companyProfile = {
  contactPerson: 'Ida',
  phoneNumber: '12 34 56 78',
  vatNumber: '10150817',
  billingEmail: 'faktura@firma.example',
  street: 'Havnegade 1',
  zip: '8000',
  city: 'Aarhus C',
};

export const fixture: Fixture = {
  factories: customersRows,
  examples: {
    Customer: async ({ customerId }) => customerId,
  },
  rest: {
    'GET /api/company': { access: 'user', answer: COMPANY },
    'PUT /api/company': { access: 'user', answer: COMPANY, body: { ...companyProfile, name: 'Nyt navn' } },
  },
  topics: { 'company.changed': 'Customer' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof customersRows> {}
}
