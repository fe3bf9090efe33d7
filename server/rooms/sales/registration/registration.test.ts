import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMonths, dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

let count = 0;
const form = () => {
  count += 1;
  return {
    registrationId: randomUUID() as string,
    company: {
      companyName: `Blåbær & Søn ${count}`,
      vatNumber: 'DK 10 15 08 17',
      eanNumber: '',
      phoneNumber: '12 34 56 78',
      contactPerson: 'Bo Bær',
      billingEmail: `faktura${count}@blaabaer.example`,
      street: 'Havnegade 1',
      zip: '8000',
      city: 'Aarhus C',
    },
    department: {
      departmentName: 'Kundeservice',
      departmentContactPerson: 'Ida Skov',
      departmentPhoneNumber: '87 65 43 21',
      departmentPoNumber: 'PO-1',
      departmentStreet: 'Nørregade 2',
      departmentZip: '5000',
      departmentCity: 'Odense C',
    },
    zendesk: {
      zendeskSubdomain: `blaabaer-${count}`,
      licenseType: 'PLAN_SUITE_GROWTH',
      contractTerm: 24,
      paymentInterval: 'YEARLY',
      hasExistingLicenses: false,
      existingLicenseQuantity: null as number | null,
      licenseStartDate: null as string | null,
    },
    user: { name: 'Bo Bær', email: `bo${count}@blaabaer.example`, password: 'otte tegn', acceptTerms: true },
  };
};
type Form = ReturnType<typeof form>;

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) {
  token user { email role customer { id } } customer { id name }
} }`;
const register = (input: Form, options: { token?: string; address?: string } = {}) =>
  app.graphql(REGISTER, { variables: { input }, address: `10.0.${count}.1`, ...options });
const fieldErrorsOf = async (change: (input: Form) => void) => {
  const input = form();
  change(input);
  return (await register(input)).fieldErrors;
};
const rows = (text: string, values: unknown[] = []) => app.db.sql(text, values);

describe('a registration', () => {
  test('creates company, department, installation and user, starts a session and mails a welcome', async () => {
    const input = form();
    const { data } = await register(input);
    expect(data.register).toMatchObject({
      user: { email: input.user.email, role: 'USER' },
      customer: { name: input.company.companyName },
    });
    const me = await app.graphql(
      `{ viewer { user { isViewer } customer { vatNumber eanNumber email billingEmail
      departments { edges { node { name poNumber billingEmail paymentMethod
        installations { edges { node { subdomain licenseType contractTerm paymentInterval } } } } } }
      activities { edges { node { title actorName } } } } } }`,
      { token: data.register.token! },
    );
    expect(me.data.viewer).toEqual({
      user: { isViewer: true },
      customer: {
        vatNumber: '10150817',
        eanNumber: null,
        email: input.company.billingEmail,
        billingEmail: input.company.billingEmail,
        departments: {
          edges: [
            {
              node: {
                name: 'Kundeservice',
                poNumber: 'PO-1',
                billingEmail: input.company.billingEmail,
                paymentMethod: null,
                installations: {
                  edges: [
                    {
                      node: {
                        subdomain: input.zendesk.zendeskSubdomain,
                        licenseType: 'PLAN_SUITE_GROWTH',
                        contractTerm: 24,
                        paymentInterval: 'YEARLY',
                      },
                    },
                  ],
                },
              },
            },
          ],
        },
        activities: { edges: [{ node: { title: `${input.company.companyName} er oprettet`, actorName: 'Bo Bær' } }] },
      },
    });
    expect((await app.mailTo(input.user.email)).subject).toBe('Velkommen til Portalen');
  });

  test('is mailed to the reseller’s admins', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const input = form();
    const { data } = await register(input);
    const { subject, text } = await app.mailTo(admin.email);
    expect(subject).toBe('En ny virksomhed har oprettet sig');
    expect(text).toContain(`/admin/companies/${data.register.customer.id}`);
  });

  test.each([
    ['since last month', -1, 'ACTIVE'],
    ['from next month', 1, 'PENDING'],
    ['that have expired', -30, 'EXPIRED'],
  ])('with licences %s stores them with the contract’s term', async (_when, months, status) => {
    const input = form();
    const validFrom = addMonths(dateOf(), months);
    Object.assign(input.zendesk, {
      hasExistingLicenses: true,
      existingLicenseQuantity: 7,
      licenseStartDate: validFrom,
    });
    await register(input);
    expect(
      await rows(
        `select l.status, l.quantity, l.type, l.contract_term, l.valid_from::text, l.valid_until::text
         from license l join installation i on i.id = l.installation_id where i.subdomain = $1`,
        [input.zendesk.zendeskSubdomain],
      ),
    ).toEqual([
      {
        status,
        quantity: 7,
        type: 'PLAN_SUITE_GROWTH',
        contract_term: 24,
        valid_from: validFrom,
        valid_until: lastDayOfTerm(validFrom, 24),
      },
    ]);
  });

  test('that is sent several times creates one company and starts a session each time', async () => {
    const input = form();
    const [first, second] = await Promise.all([register(input), register(input)]);
    const third = await register(input);
    const ids = [first, second, third].map(({ data }) => data.register.customer.id);
    expect(new Set(ids).size).toBe(1);
    expect(third.data.register.token).toBeTruthy();
    expect(await rows('select count(*)::int as n from customer where name = $1', [input.company.companyName])).toEqual([
      { n: 1 },
    ]);
  });

  test('that is repeated with another password is refused', async () => {
    const input = form();
    await register(input);
    const { errors } = await register({ ...input, user: { ...input.user, password: 'en helt anden' } });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('by an admin creates company and user without a session for the new user', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const input = form();
    const { data } = await register(input, { token: admin.token });
    expect(data.register).toMatchObject({ token: null, user: { email: input.user.email, role: 'USER' } });
    const { data: me } = await app.graphql('{ viewer { user { email } } }', { token: admin.token });
    expect(me.viewer.user.email).toBe(admin.email);
    expect(await rows('select actor_id from activity where customer_id = $1', [data.register.customer.id])).toEqual([
      { actor_id: admin.id },
    ]);
  });
});

const CONFLICTS = 'query ($subdomain: String) { registrationConflicts(subdomain: $subdomain) { subdomain } }' as const;
const findConflicts = (
  variables: { subdomain?: string | null },
  options: { token?: string; address?: string } = { address: '192.0.2.79' },
) => app.graphql(CONFLICTS, { variables, ...options });

describe('before a registration', () => {
  test('a taken subdomain is reported, however it is written', async () => {
    const taken = form();
    await register(taken);
    const subdomain = `https://${taken.zendesk.zendeskSubdomain.toUpperCase()}.zendesk.com/agent`;
    expect((await findConflicts({ subdomain })).data.registrationConflicts).toEqual({
      subdomain: 'Subdomænet er allerede i brug. Vælg et andet.',
    });
  });

  test('free and invalid subdomains have no conflict', async () => {
    for (const subdomain of ['ledigt-navn', '-', '', null, undefined, `${'x'.repeat(5_000)}.zendesk.com`])
      expect((await findConflicts({ subdomain })).data.registrationConflicts).toEqual({ subdomain: null });
  });

  test('admins are not limited', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const options = { token: admin.token, address: '192.0.2.80' };
    for (let i = 0; i < 25; i++) await findConflicts({ subdomain: 'ledigt-navn' }, options);
    expect((await findConflicts({ subdomain: 'ledigt-navn' }, options)).errors).toBeUndefined();
  });
});

describe('a refused registration', () => {
  test('has an error on a taken subdomain, and stores nothing', async () => {
    const taken = form();
    await register(taken);
    const input = form();
    input.zendesk.zendeskSubdomain = taken.zendesk.zendeskSubdomain.toUpperCase();
    const { errors } = await register(input);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'zendesk.zendeskSubdomain': 'Subdomænet er allerede i brug. Vælg et andet.' },
    });
    expect(await rows('select id from customer where name = $1', [input.company.companyName])).toEqual([]);
  });

  test('has another message for admins than for new users when the password of a repetition differs', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const taken = form();
    await register(taken);
    const other = { ...taken, user: { ...taken.user, password: 'en helt anden' } };
    const messageFor = async (options: { token?: string }) => (await register(other, options)).errors?.[0]?.message;
    expect(await messageFor({ token: admin.token })).toBe(
      'Virksomheden er allerede oprettet med en anden adgangskode.',
    );
    expect(await messageFor({})).toBe('Registreringen er allerede gennemført. Log ind for at fortsætte.');
  });

  test('for a subdomain that a concurrent registration takes has the same error and stores nothing', async () => {
    const [one, other] = [form(), form()];
    other.zendesk.zendeskSubdomain = one.zendesk.zendeskSubdomain;
    const answers = await Promise.all([register(one), register(other)]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.fieldErrors).toEqual({
      'zendesk.zendeskSubdomain': 'Subdomænet er allerede i brug. Vælg et andet.',
    });
    expect(
      await rows('select count(*)::int as n from customer where name in ($1, $2)', [
        one.company.companyName,
        other.company.companyName,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  test('has an error on each missing field', async () => {
    const blank = <T extends object>(step: T, kept: Partial<T>) =>
      Object.assign(step, Object.fromEntries(Object.keys(step).map((name) => [name, ''])), kept);
    expect(
      await fieldErrorsOf(({ company, department, zendesk, user }) => {
        blank(company, {});
        blank(department, {});
        Object.assign(zendesk, {
          zendeskSubdomain: ' ',
          contractTerm: 0,
          hasExistingLicenses: true,
          existingLicenseQuantity: 0,
        });
        blank(user, { acceptTerms: false });
      }),
    ).toEqual({
      'company.companyName': 'Firmanavn er påkrævet',
      'company.street': 'Gade er påkrævet',
      'company.city': 'By er påkrævet',
      'company.zip': 'Postnummer er påkrævet',
      'company.phoneNumber': 'Telefonnummer er påkrævet',
      'company.vatNumber': 'CVR-nummer er påkrævet',
      'company.billingEmail': 'Fakturerings-e-mail er påkrævet',
      'company.contactPerson': 'Kontaktperson er påkrævet',
      'department.departmentName': 'Afdeling er påkrævet',
      'department.departmentStreet': 'Afdeling gade er påkrævet',
      'department.departmentCity': 'Afdeling by er påkrævet',
      'department.departmentZip': 'Afdeling postnummer er påkrævet',
      'department.departmentPhoneNumber': 'Afdeling telefon er påkrævet',
      'department.departmentContactPerson': 'Afdeling kontaktperson er påkrævet',
      'zendesk.zendeskSubdomain': 'Zendesk subdomæne er påkrævet',
      'zendesk.contractTerm': 'Kontraktperiode skal være mindst 1 måned',
      'zendesk.existingLicenseQuantity': 'Antal licenser skal være mindst 1',
      'zendesk.licenseStartDate': 'Startdato for licenser er påkrævet',
      'user.name': 'Navn er påkrævet',
      'user.email': 'E-mail er påkrævet',
      'user.password': 'Adgangskode er påkrævet',
      'user.acceptTerms': 'Du skal acceptere forretningsbetingelserne for at fortsætte',
    });
  });

  test.each<[string, (input: Form) => void, string, string]>([
    [
      'an invalid billing e-mail',
      ({ company }) => (company.billingEmail = 'bogholderi'),
      'company.billingEmail',
      'Ugyldig e-mail',
    ],
    [
      'a short password',
      ({ user }) => (user.password = '7 tegn!'),
      'user.password',
      'Adgangskode skal være mindst 8 tegn',
    ],
    ['an invalid e-mail', ({ user }) => (user.email = 'bo@'), 'user.email', 'Ugyldig e-mail'],
    [
      'an EAN with a wrong check digit',
      ({ company }) => (company.eanNumber = '5790000000001'),
      'company.eanNumber',
      'EAN-nummeret er ikke gyldigt: kontrolcifferet passer ikke',
    ],
    [
      'a phone number of seven digits',
      ({ company }) => (company.phoneNumber = '8600124'),
      'company.phoneNumber',
      'Telefonnummer skal være 8 cifre, eller begynde med + og landekode',
    ],
    [
      "a word as the department's phone number",
      ({ department }) => (department.departmentPhoneNumber = 'omstilling'),
      'department.departmentPhoneNumber',
      'Telefonnummer skal være 8 cifre, eller begynde med + og landekode',
    ],
    [
      'a postcode of three digits',
      ({ company }) => (company.zip = '800'),
      'company.zip',
      'Postnummer skal være 4 cifre. Et udenlandsk skrives med landekode, som SE-211 20',
    ],
    [
      "a city as the department's postcode",
      ({ department }) => (department.departmentZip = 'Odense'),
      'department.departmentZip',
      'Postnummer skal være 4 cifre. Et udenlandsk skrives med landekode, som SE-211 20',
    ],
    ['a contract of six years', ({ zendesk }) => (zendesk.contractTerm = 72), 'zendesk.contractTerm', 'Højst 60'],
    [
      'a subdomain with a dot',
      ({ zendesk }) => (zendesk.zendeskSubdomain = 'a.b.c'),
      'zendesk.zendeskSubdomain',
      'Brug 3 til 63 tegn: bogstaver fra a til z, tal og bindestreger',
    ],
  ])('with %s has an error on its field', async (_name, change, field, message) => {
    expect(await fieldErrorsOf(change)).toEqual({ [field]: message });
  });

  test('is possible when the checks of subdomains are used up', async () => {
    const address = '192.0.2.78';
    const codes = [];
    for (let i = 0; i < 11; i++) codes.push((await findConflicts({ subdomain: 'ledigt-navn' }, { address })).errorCode);
    expect(codes.indexOf('RATE_LIMITED')).toBe(10);
    expect((await register({ ...form(), registrationId: '' }, { address })).errorCode).toBe('BAD_USER_INPUT');
  });

  test('is rate-limited by address', async () => {
    const input = form();
    const attempts = Array.from({ length: 25 }, () =>
      register({ ...input, registrationId: '' }, { address: '192.0.2.77' }),
    );
    const codes = (await Promise.all(attempts)).map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBe(5);
  });
});

test('a registration stores phone numbers, postcodes and a pasted address in one form', async () => {
  const input = form();
  const subdomain = input.zendesk.zendeskSubdomain;
  Object.assign(input.company, { phoneNumber: '+4586001240', zip: 'DK-8000' });
  Object.assign(input.department, { departmentPhoneNumber: '+46 (0)8-123 456 78', departmentZip: 'se-211 20' });
  input.zendesk.zendeskSubdomain = `https://${subdomain}.zendesk.com/`;
  expect((await register(input)).errors).toBeUndefined();
  expect(
    await rows(
      `select c.phone_number, c.zip, d.phone_number as department_phone, d.zip as department_zip
       from customer c join department d on d.customer_id = c.id join installation i on i.department_id = d.id
       where i.subdomain = $1`,
      [subdomain],
    ),
  ).toEqual([
    {
      phone_number: '86 00 12 40',
      zip: '8000',
      department_phone: '+46 8 123 456 78',
      department_zip: 'SE-211 20',
    },
  ]);
});

test('over REST, a registration is flat as documented, and its Idempotency-Key makes repetitions safe', async () => {
  const { company, department, zendesk, user } = form();
  const send = () =>
    app.portal.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { ...company, ...department, ...zendesk, ...user },
      headers: { 'idempotency-key': 'rest-1' },
    });
  const [first, second] = [await send(), await send()];
  expect(first.json().data).toMatchObject({
    token: expect.any(String),
    user: { email: user.email, customerId: expect.stringMatching(/^cust_/) },
  });
  // The session token is shown once.
  expect(second.json()).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(await rows('select 1 from user_account where email = $1', [user.email])).toHaveLength(1);
});
