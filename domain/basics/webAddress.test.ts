import { describe, expect, test } from '@jest/globals';
import { adminCompanyForm } from '../companies/validation/adminCompany.ts';
import { companyForm } from '../companies/validation/company.ts';
import { departmentForm } from '../companies/validation/department.ts';
import { teamMemberForm } from '../companies/validation/team.ts';
import { eventRegistrationForm } from '../events/validation/events.ts';
import { adminNewUserForm, adminUserForm } from '../identity/validation/adminUsers.ts';
import { inviteUserForm, newUserInput, profile } from '../identity/validation/users.ts';
import { registration } from '../sales/validation/registration.ts';
import { optionalName, optionalTitle, requiredName, requiredTitle } from './rules.ts';
import { containsWebAddress } from './webAddress.ts';

describe('a web address', () => {
  test.each([
    'http://ond.example',
    'HTTPS://ond.example',
    'Vind på https://ond.example nu',
    'ftp://ond.example',
    'http:\\\\ond.example',
    'hxxp://ond.example',
    'www.ond.example',
    'WWW.ond',
    'Se (www.ond.example)',
    'www2.ond.example',
    'ond.dk/login',
    'Firma ond.dk/ ApS',
    'ond.dk?x=1',
    'ond.dk#x',
    'ond.dk:8080',
    'under.ond.co.uk/a',
    'blåbær.dk/a',
    'ond.dk./a',
    '192.0.2.7/a',
    '192.0.2.7:80',
    'mailto:a@ond.example',
    'javascript:alert(1)',
    'ｗｗｗ．ond．dk',
    'ond。dk/login',
    'ond.dk／login',
    'w\u200bww.ond.dk',
    'http\u2060://ond.dk',
    'http：//ond.dk',
  ])('is found in %j', (text) => expect(containsWebAddress(text)).toBe(true));

  test.each([
    'Firma.dk ApS',
    'Firma.dk',
    'Node.js Danmark',
    'Saxo.com A/S',
    'A.P. Møller - Mærsk A/S',
    'H. C. Andersens Eftf.',
    'c/o J.P. Hansen',
    'Kaffe & The I/S',
    'Er du klar?',
    'Firma.dk: salg',
    'Firma.dk?',
    'Nr. 1:1',
    'Vagt 08:30',
    'Bo W. Wwwe',
    'Ringvejen 12.3/4',
    'Www Reklame',
    'Data: og indsigt',
    'Søn & Co. #1',
    '1.2.3',
    'Dr.Jensen',
    'A/S Det 3. Hjørne',
    'Team 24/7',
  ])('is not found in %j', (text) => expect(containsWebAddress(text)).toBe(false));
});

describe('a name', () => {
  const MESSAGE = 'Et navn kan ikke indeholde en webadresse';
  const hostile = 'Klik på ond.dk/login';

  test('is reduced to one line and trimmed', () => {
    expect(requiredName('Mangler').parse('  Bo\r\n\r\nBær ')).toBe('Bo Bær');
  });

  test.each([
    ['a profile', profile, { name: hostile, email: 'a@b.dk' }, ['name']],
    ['a colleague', newUserInput, { name: hostile, email: 'a@b.dk', password: 'otte tegn' }, ['name']],
    ['an invitation', inviteUserForm, { name: hostile, email: 'a@b.dk' }, ['name']],
    [
      'a user that an admin creates',
      adminNewUserForm,
      { name: hostile, email: 'a@b.dk', password: 'otte tegn', role: 'USER' },
      ['name'],
    ],
    ['a user that an admin edits', adminUserForm, { name: hostile, email: 'a@b.dk', password: '' }, ['name']],
    ['a team member', teamMemberForm, { name: hostile, email: 'a@b.dk', title: 'Konsulent' }, ['name']],
    ['a department', departmentForm, { name: hostile, contactPerson: hostile }, ['name', 'contactPerson']],
    [
      'a company that an admin edits',
      adminCompanyForm,
      { name: hostile, contactPerson: hostile },
      ['name', 'contactPerson'],
    ],
    [
      'a sign-up for an event',
      eventRegistrationForm,
      { name: hostile, email: 'a@b.dk', company: hostile },
      ['name', 'company'],
    ],
  ] as const)('of %s is refused when it contains a web address', (_whose, form, input, fields) => {
    const { error } = form.safeParse(input);
    expect(Object.fromEntries(error!.issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(
      Object.fromEntries(fields.map((field) => [field, MESSAGE])),
    );
  });

  test('of a company, department or user is refused at registration when it contains one', () => {
    const address = { street: 'Havnegade 1', zip: '8000', city: 'Aarhus C' };
    const company = {
      vatNumber: '10150817',
      phoneNumber: '12345678',
      billingEmail: 'a@b.dk',
      contactPerson: hostile,
      ...address,
    };
    const messages = (result: ReturnType<typeof registration.safeParse>) =>
      Object.fromEntries(result.error!.issues.map(({ path, message }) => [path.join('.'), message]));
    expect(
      messages(
        registration.safeParse({
          company: { companyName: hostile, ...company },
          department: {
            departmentName: hostile,
            departmentContactPerson: hostile,
            departmentPhoneNumber: '12345678',
            departmentStreet: address.street,
            departmentZip: address.zip,
            departmentCity: address.city,
          },
          zendesk: {
            zendeskSubdomain: 'firma-desk',
            licenseType: 'PLAN_SUITE_TEAM',
            contractTerm: 12,
            paymentInterval: 'MONTHLY',
            hasExistingLicenses: false,
          },
          user: { name: hostile, email: 'a@b.dk', password: 'otte tegn', acceptTerms: true },
        }),
      ),
    ).toEqual({
      'company.companyName': MESSAGE,
      'company.contactPerson': MESSAGE,
      'department.departmentName': MESSAGE,
      'department.departmentContactPerson': MESSAGE,
      'user.name': MESSAGE,
    });
    expect(messages(companyForm.safeParse({ name: hostile, ...company }) as never)).toEqual({
      name: MESSAGE,
      contactPerson: MESSAGE,
    });
  });
});

describe('a name or title that changes the direction of its text', () => {
  test.each(['\u202E', '\u2066', '\u200F', '\u061C'])('is refused with the character %j', (character) => {
    const name = `Mette ${character}rellod`;
    for (const rule of [requiredName('Mangler'), optionalName(), requiredTitle('Mangler'), optionalTitle()])
      expect(rule.safeParse(name).error?.issues[0]?.message).toBe(
        'Teksten kan ikke indeholde tegn, der vender skriveretningen',
      );
  });
});
