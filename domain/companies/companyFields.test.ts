import { expect, test } from '@jest/globals';
import { companyEditTitle, isEditOf } from './companyFields.ts';

const company = {
  name: 'Nordlys',
  contactPerson: 'Ida',
  phoneNumber: '',
  billingEmail: '',
  street: 'Gaden 1',
  zip: '8000',
  city: 'Aarhus',
  vatNumber: '12345678',
  eanNumber: null,
  poNumber: null,
};

test('the title of an edit names each changed field once', () => {
  const title = companyEditTitle(company, {
    ...company,
    street: 'Gaden 2',
    zip: '8200',
    vatNumber: '',
    phoneNumber: '11 22 33 44',
  });
  expect(title).toBe('Virksomhedsoplysninger er opdateret: telefonnummer, adresse, CVR-nummer');
  expect([isEditOf(title, 'Adresse'), isEditOf(title, 'CVR-nummer'), isEditOf(title, 'Kontaktperson')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an edit without a change names no field', () => {
  const title = companyEditTitle(company, { ...company });
  expect(title).toBe('Virksomhedsoplysninger er opdateret');
  expect(isEditOf(title, 'Adresse')).toBe(false);
});
