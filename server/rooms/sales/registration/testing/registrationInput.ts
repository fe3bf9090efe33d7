import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../../../testing/World.ts';

let companies = 0;

/** A valid registration of a new company, with a registration id, subdomain and e-mail of its own. */
export function registrationInput(email = `registreret${companies + 1}@firma.example`) {
  companies += 1;
  const place = { street: 'Havnegade 1', zip: '8000', city: 'Aarhus C' };
  return {
    registrationId: randomUUID() as string,
    company: {
      companyName: `Firma ${companies}`,
      vatNumber: '10150817',
      phoneNumber: '12345678',
      contactPerson: 'Bo Bær',
      billingEmail: email,
      ...place,
    },
    department: {
      departmentName: 'Kundeservice',
      departmentContactPerson: 'Bo Bær',
      departmentPhoneNumber: '12345678',
      departmentStreet: place.street,
      departmentZip: place.zip,
      departmentCity: place.city,
    },
    zendesk: {
      zendeskSubdomain: `registreret-${companies}`,
      licenseType: 'PLAN_SUITE_TEAM',
      contractTerm: 12,
      paymentInterval: 'MONTHLY',
      hasExistingLicenses: false,
    },
    user: { name: 'Bo Bær', email, password: PASSWORD, acceptTerms: true },
  };
}
