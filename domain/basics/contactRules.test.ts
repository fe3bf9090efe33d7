import { describe, expect, test } from '@jest/globals';
import { adminCompanyForm } from '../companies/validation/adminCompany.ts';
import { departmentForm } from '../companies/validation/department.ts';
import { keepingStored } from './contactRules.ts';

const stored = { phoneNumber: 'omstillingen', zip: '80 00' };
const department = { name: 'Kundeservice', contactPerson: 'Ida Skov' };
const fieldsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('the form of an edit', () => {
  test('keeps stored values that a newer rule refuses', () => {
    const form = keepingStored(departmentForm, stored);
    expect(form.parse({ ...department, ...stored })).toMatchObject(stored);
    expect(form.parse({ ...department, phoneNumber: ' omstillingen ', zip: '8000' })).toMatchObject({
      phoneNumber: 'omstillingen',
      zip: '8000',
    });
  });

  test('refuses the same values when they are new', () => {
    expect(fieldsOf(departmentForm.safeParse({ ...department, ...stored }))).toEqual({
      phoneNumber: 'Telefonnummer skal være 8 cifre, eller begynde med + og landekode',
      zip: 'Postnummer skal være 4 cifre. Et udenlandsk skrives med landekode, som SE-211 20',
    });
    const form = keepingStored(departmentForm, stored);
    expect(fieldsOf(form.safeParse({ ...department, phoneNumber: 'receptionen', zip: stored.zip }))).toEqual({
      phoneNumber: 'Telefonnummer skal være 8 cifre, eller begynde med + og landekode',
    });
  });

  test('normalizes new values, and empties optional fields', () => {
    const form = keepingStored(departmentForm, stored);
    expect(form.parse({ ...department, phoneNumber: '+4586001240', zip: 'DK-8000' })).toMatchObject({
      phoneNumber: '86 00 12 40',
      zip: '8000',
    });
    expect(form.parse({ ...department, phoneNumber: '', zip: null })).toMatchObject({ phoneNumber: null, zip: null });
    expect(form.parse(department)).toMatchObject({ phoneNumber: null, zip: null });
  });

  test('checks fields without a stored value', () => {
    const form = keepingStored(adminCompanyForm, { phoneNumber: '', zip: null });
    expect(
      Object.keys(fieldsOf(form.safeParse({ name: 'Nord', contactPerson: 'Bo', phoneNumber: '1', zip: '1' }))),
    ).toEqual(['phoneNumber', 'zip']);
  });
});
