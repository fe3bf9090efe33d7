import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { slug } from '../../../../domain/basics/slug.ts';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import { companyWithEverything } from '../../../testing/companyWithEverything.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { fixtures } from '../../../testing/fixtures.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import type { Person } from '../../../testing/World.ts';
import { LAST_ADMINISTRATOR } from '../../identity/users/administrators.service.ts';
import { collectPersonalData } from './collect.ts';
import { collectCopy } from './copy.service.ts';
import { eraseKept } from './erase.ts';
import { findText } from './findText.ts';
import { ERASED_NAME, readPerson } from './person.ts';
import { erasePersonalData, prunePersonalData, sweepPersonalData } from './personalData.jobs.ts';
import { dataSources } from './sources.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
// Without jobs, no mail is sent, and the tests run each job when they want it.
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN' });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = <const Document extends string>(document: Document, { token }: { token: string }, variables: object = {}) =>
  app.graphql(document, { token, variables });
const job = <Data extends object>(
  handler: (services: TestApp['portal']['services'], run: { id: string; data: Data }) => Promise<void>,
  data: Data,
) => handler(app.portal.services, { id: '', data });
const isOld = (person: Person) =>
  app.db.sql(`update session set proved_at = now() - interval '11 minutes' where user_id = $1`, [person.id]);
const mailsTo = async (email: string) =>
  (await app.db.sql('select kind, text from mail where recipient = $1 order by id', [email])) as {
    kind: string;
    text: string;
  }[];
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
/** Lets the last mail be sent, which a job would do. */
const sendMails = (email: string) => app.db.sql('update mail set sent_at = now() where recipient = $1', [email]);

const order = (person: Person) =>
  run('mutation { requestPersonalData { copy { requestedAt readyAt expiresAt } } }', person);
const download = (person: Person, format: string) =>
  run(
    `mutation ($format: PersonalDataFormat!) {
      downloadPersonalData(format: $format) { fileName mediaType content } }`,
    person,
    { format },
  );
const ask = (person: Person, reason: string | null = null) =>
  run('mutation ($reason: String) { requestErasure(reason: $reason) { erasure { id status dueAt } } }', person, {
    reason,
  });
const withdraw = (person: Person) => run('mutation { withdrawErasure { erasure { status } } }', person);
const confirm = (id: string, by = admin) =>
  run('mutation ($id: ID!) { confirmErasure(id: $id) { edge { node { id status userName } } } }', by, { id });
const decline = (id: string, answer: string, by = admin) =>
  run(
    'mutation ($id: ID!, $answer: String!) { declineErasure(id: $id, answer: $answer) { edge { node { status } } } }',
    by,
    {
      id,
      answer,
    },
  );
const codeOf = ({ errors }: { errors?: { extensions?: { code?: unknown } }[] }) => errors?.[0]?.extensions?.code;

async function askedPerson(options: object = {}) {
  const person = await app.world.person(options);
  return { person, id: (await ask(person)).data!.requestErasure.erasure.id as string };
}

/** Confirms, sends the last mail, and runs the job. */
async function erase({ person, id }: { person: Person; id: string }) {
  const answer = await confirm(id);
  expect(answer.errors).toBeUndefined();
  await sendMails(person.email);
  await job(erasePersonalData, { userId: person.id });
}

describe('a copy of the own data', () => {
  test('names what the person may see of the company and has asked for, which is erased with them', async () => {
    const { person, id } = await askedPerson({ companyRole: 'MEMBER', customerId: await app.world.company() });
    const departmentId = await app.world.department(person.customerId!, 'Salg i Skagen');
    await app.db.sql('update user_account set subjects = $2, department_ids = $3 where id = $1', [
      person.id,
      ['TASKS', 'FINANCE'],
      [departmentId],
    ]);
    await app.world.rightsRequest(person.customerId!, person.id, { subject: 'LICENSES', path: '/licenses' });
    await order(person);
    await job(collectCopy, { userId: person.id });
    const { content } = (await download(person, 'JSON')).data!.downloadPersonalData;
    for (const text of ['Økonomi, Opgaver', 'Salg i Skagen', 'Licenser', '/licenses']) expect(content).toContain(text);
    await erase({ person, id });
    expect(await app.db.sql('select id from rights_request where user_id = $1', [person.id])).toEqual([]);
  });

  test('has the person as an agent of the own company’s help desks, who is erased with them', async () => {
    const { person, id } = await askedPerson({ name: 'Nikolaj Agentsen' });
    const stranger = await app.world.person();
    const helpDesks = [];
    for (const { customerId } of [person, stranger]) {
      const helpDesk = await app.world.installation(await app.world.department(customerId!));
      await app.world.helpDeskAgent(helpDesk, { name: 'Nikolaj Agentsen' });
      helpDesks.push(helpDesk);
    }
    await order(person);
    await job(collectCopy, { userId: person.id });
    const { content } = (await download(person, 'JSON')).data!.downloadPersonalData;
    const [{ subdomain }] = (await app.db.sql('select subdomain from installation where id = $1', [helpDesks[0]])) as [
      { subdomain: string },
    ];
    expect(content).toContain(subdomain);
    await erase({ person, id });
    const left = await app.db.sql('select installation_id from help_desk_agent where name = $1', ['Nikolaj Agentsen']);
    expect(left).toEqual([{ installation_id: helpDesks[1] }]);
  });

  test('has ids of programs that name the person, which are erased with them', async () => {
    const { person, id } = await askedPerson({ name: 'Regitze Nummersen' });
    const customerId = person.customerId!;
    const [named, addressed, other] = await Promise.all([0, 1, 2].map(() => app.world.department(customerId)));
    for (const [nodeId, externalId] of [
      [named!, 'Regitze Nummersen 1'],
      [addressed!, person.email.toUpperCase()],
      [other!, '1001'],
    ] as const)
      await app.world.externalReference(customerId, { nodeId, externalId });
    await order(person);
    await job(collectCopy, { userId: person.id });
    const { content } = (await download(person, 'JSON')).data!.downloadPersonalData;
    for (const externalId of ['Regitze Nummersen 1', person.email.toUpperCase()]) expect(content).toContain(externalId);
    await erase({ person, id });
    const left = await app.db.sql('select external_id from external_reference where customer_id = $1', [customerId]);
    expect(left).toEqual([{ external_id: '1001' }]);
  });

  test('has what the person said about events, whose text is erased with them and whose rating stays', async () => {
    const { person, id } = await askedPerson();
    const eventId = await app.world.event();
    const registrationId = await app.world.eventRegistration(eventId, { person });
    await app.world.eventFeedback(eventId, registrationId, { comment: 'Ring på 20304050' });
    await app.db.sql(`insert into muted_address (email, category, created_at) values ($1, 'EVENT_REMINDERS', now())`, [
      person.email.toLowerCase(),
    ]);
    await order(person);
    await job(collectCopy, { userId: person.id });
    const { content } = (await download(person, 'JSON')).data!.downloadPersonalData;
    expect(content).toContain('Ring på 20304050');
    expect(content).toContain('EVENT_REMINDERS');
    await erase({ person, id });
    const [feedback] = await app.db.sql(`select rating, comment from event_feedback where event_id = $1`, [eventId]);
    expect(feedback).toEqual({ rating: 4, comment: null });
    expect(await app.db.sql('select * from muted_address where email = $1', [person.email.toLowerCase()])).toEqual([]);
  });

  test('has the files, documents and readings of the person, which stay without the name', async () => {
    const { person, id } = await askedPerson({ name: 'Filippa Filsen' });
    const customerId = person.customerId!;
    const { world, db } = app;
    await world.person({ customerId });
    const documentId = await world.document(customerId, {
      title: 'Referat af Filippa Filsen',
      created_by_id: person.id,
      created_by_name: 'Filippa Filsen',
    });
    const contentId = await world.fileContent(customerId);
    const fields = { document_id: documentId, content_id: contentId, version_number: 1 };
    const fileId = await world.file(customerId, {
      ...fields,
      name: 'CV for Filippa Filsen.pdf',
      note: 'Rettet af Filippa Filsen',
      uploaded_by_id: person.id,
      uploaded_by_name: 'Filippa Filsen',
    });
    // A file of a colleague that only names the person is erased, and is in no copy.
    const named = await world.file(customerId, { ...fields, version_number: 2, name: 'Filippa Filsen, ferie.txt' });
    const foreignId = await world.company();
    const foreign = await world.file(foreignId, {
      document_id: await world.document(foreignId),
      name: 'Filippa Filsen er en anden.txt',
    });
    await db.sql(
      `insert into document_reading (file_id, user_id, customer_id, user_name, opened_at, confirmed_at)
       values ($1, $2, $3, 'Filippa Filsen', now(), now())`,
      [named, person.id, customerId],
    );
    await order(person);
    await job(collectCopy, { userId: person.id });
    const { content } = (await download(person, 'JSON')).data!.downloadPersonalData;
    const { sections } = JSON.parse(content) as { sections: { title: string; rows: Record<string, unknown>[] }[] };
    const rowsOf = (title: string) => sections.find((section) => section.title === title)!.rows;
    expect(rowsOf('Filer')).toMatchObject([{ Navn: 'CV for Filippa Filsen.pdf', Note: 'Rettet af Filippa Filsen' }]);
    expect(rowsOf('Dokumenter')).toMatchObject([{ Titel: 'Referat af Filippa Filsen' }]);
    expect(rowsOf('Læste dokumenter')).toMatchObject([
      { Dokument: 'Referat af Filippa Filsen', Bekræftet: expect.any(String) },
    ]);
    await erase({ person, id });
    const left = [];
    for (const file of [fileId, named, foreign])
      left.push(...(await db.sql('select name, note, uploaded_by_name from stored_file where id = $1', [file])));
    expect(left).toEqual([
      { name: `CV for ${ERASED_NAME}.pdf`, note: `Rettet af ${ERASED_NAME}`, uploaded_by_name: ERASED_NAME },
      { name: `${ERASED_NAME}, ferie.txt`, note: null, uploaded_by_name: 'Karla Kunde' },
      { name: 'Filippa Filsen er en anden.txt', note: null, uploaded_by_name: 'Karla Kunde' },
    ]);
    expect(await db.sql('select title, created_by_name from company_document where id = $1', [documentId])).toEqual([
      { title: `Referat af ${ERASED_NAME}`, created_by_name: ERASED_NAME },
    ]);
    expect(
      await db.sql(
        'select user_name, confirmed_at is not null as "isConfirmed" from document_reading where file_id = $1',
        [named],
      ),
    ).toEqual([{ user_name: ERASED_NAME, isConfirmed: true }]);
  });

  test('is made by a job, mailed about, and downloaded as JSON and as a page', async () => {
    const person = await app.world.person({ name: 'Mette <b>Kjærgaard</b>' });
    const ordered = await order(person);
    expect(ordered.data!.requestPersonalData.copy.readyAt).toBeNull();
    expect(codeOf(await download(person, 'JSON'))).toBe('NOT_FOUND');
    await job(collectCopy, { userId: person.id });
    expect(await kindsTo(person.email)).toContain('personal-data-ready');
    const { data } = await download(person, 'JSON');
    expect(data!.downloadPersonalData).toMatchObject({ mediaType: 'application/json' });
    const copy = JSON.parse(data!.downloadPersonalData.content) as {
      sections: { title: string; rows: Record<string, unknown>[] }[];
    };
    const section = (title: string) => copy.sections.find((found) => found.title === title)!.rows;
    expect(section('Konto')).toEqual([
      expect.objectContaining({ 'E-mail': person.email, 'Rolle i virksomheden': 'Kontoadministrator' }),
    ]);
    expect(section('Log ind')).toHaveLength(1);
    const page = (await download(person, 'HTML')).data!.downloadPersonalData.content as string;
    expect(page).toContain('Mette &lt;b&gt;Kjærgaard&lt;/b&gt;');
    expect(page).not.toContain('<b>Kjærgaard');
    expect(page).toContain('<h2>Sikkerhedslog</h2>');
    const [stored] = await app.db.sql('select content from personal_data_export where user_id = $1', [person.id]);
    expect(stored!.content).not.toContain(person.email);
  });

  test('is ordered once by two clicks, and replaced by a later order', async () => {
    const person = await app.world.person();
    await Promise.all([order(person), order(person)]);
    await Promise.all([job(collectCopy, { userId: person.id }), job(collectCopy, { userId: person.id })]);
    expect((await kindsTo(person.email)).filter((kind) => kind === 'personal-data-ready')).toHaveLength(1);
    expect((await order(person)).data!.requestPersonalData.copy.readyAt).toBeNull();
  });

  test('needs a fresh proof for the order and for the download, and a person', async () => {
    const person = await app.world.person();
    await order(person);
    await job(collectCopy, { userId: person.id });
    await isOld(person);
    expect(codeOf(await order(person))).toBe('REAUTHENTICATION_REQUIRED');
    expect(codeOf(await download(person, 'JSON'))).toBe('REAUTHENTICATION_REQUIRED');
    const token = await app.world.apiToken(person.customerId!);
    expect(codeOf(await run('{ personalData { id } }', token))).toBe('UNAUTHENTICATED');
    const impersonation = await run('mutation ($id: ID!) { impersonate(id: $id, reason: "Hjælp") { token } }', admin, {
      id: person.id,
    });
    const { token: impersonated } = impersonation.data!.impersonate;
    expect((await run('{ personalData { id } }', { token: impersonated })).data!.personalData).toBeNull();
    expect(codeOf(await run('mutation { requestPersonalData { id } }', { token: impersonated }))).toBe('FORBIDDEN');
  });

  test('has nothing that is stored under an address that the person has not confirmed, nor a colleague’s', async () => {
    const colleague = await app.world.person({ name: 'Ida Iversen' });
    const claimed = `offer-${colleague.id.toLowerCase()}@firma.example`;
    const eventId = await app.world.event();
    await app.world.eventRegistration(eventId, { name: 'Offer', email: claimed });
    const stranger = await app.world.person({ email: claimed, isConfirmed: false, customerId: colleague.customerId });
    const { services } = app.portal;
    const copyOf = async (person: Person) =>
      JSON.stringify(await collectPersonalData(services.reads, await readPerson(services.reads, person.id)));
    expect(await copyOf(stranger)).not.toContain('Offer');
    expect(await copyOf(stranger)).not.toContain(colleague.email);
    await app.db.sql('update person set email_confirmed_at = now() where id = $1', [stranger.personId]);
    expect(await copyOf(stranger)).toContain('Offer');
  });

  test('has what a user did whose account has joined the person', async () => {
    const person = await app.world.person();
    const { email } = person;
    const claim = await app.world.person({ name: 'Claus Claim', email, isConfirmed: false });
    const [token, eventId] = [newSecret(), await app.world.event()];
    await app.world.eventRegistration(eventId, { name: 'Claus Claim', person: claim });
    await app.db.sql(
      `insert into email_confirmation (person_id, email, token_hash, created_at, expires_at)
       values ($1, $2, $3, now(), now() + interval '1 hour')`,
      [claim.personId, email, hashSecret(token)],
    );
    const { errors } = await app.graphql(
      'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { message } }',
      { variables: { input: { token } } },
    );
    expect(errors).toBeUndefined();
    const { reads } = app.portal.services;
    const people = await readPerson(reads, person.id);
    expect(people.map(({ id, personId }) => ({ id, personId }))).toEqual([
      { id: person.id, personId: person.personId },
      { id: claim.id, personId: person.personId },
    ]);
    expect(JSON.stringify(await collectPersonalData(reads, people))).toContain('Claus Claim');
    expect((await ask(person)).errors).toBeUndefined();
    expect(await app.db.sql('select user_id from erasure where user_id = $1', [claim.id])).toHaveLength(1);
  });

  test('says which sections are too long for it', async () => {
    const person = await app.world.person();
    const { reads } = app.portal.services;
    for (let i = 0; i < 3; i++) await app.world.session(person.id);
    const { sections } = await collectPersonalData(reads, await readPerson(reads, person.id), 2);
    expect(sections.find(({ title }) => title === 'Log ind')).toMatchObject({ isShortened: true });
    expect(sections.find(({ title }) => title === 'Konto')).toMatchObject({ isShortened: false });
  });

  test('has the roles of an employee', async () => {
    const person = await app.world.person({ role: 'EMPLOYEE', employeeRoles: ['EVENTS', 'SUPPORT'] });
    const { reads } = app.portal.services;
    const { sections } = await collectPersonalData(reads, await readPerson(reads, person.id), 2);
    const account = sections.find(({ title }) => title === 'Konto')!;
    expect(account.rows).toEqual([expect.objectContaining({ 'Roller som medarbejder': 'Support, Events' })]);
  });

  test('is deleted after a week, and made later when its job was lost', async () => {
    const person = await app.world.person();
    await order(person);
    await app.db.sql(`update personal_data_export set requested_at = now() - interval '1 hour' where user_id = $1`, [
      person.id,
    ]);
    const sent: object[] = [];
    await sweepPersonalData(
      {
        ...app.portal.services,
        jobs: { sendAll: (name: string, all: object[]) => sent.push(...all.map((data) => ({ name, data }))) } as never,
      },
      { id: '', data: {} },
    );
    expect(sent).toContainEqual({ name: 'personal-data.collect', data: { userId: person.id } });
    await job(collectCopy, { userId: person.id });
    await app.db.sql(`update personal_data_export set expires_at = now() - interval '1 second' where user_id = $1`, [
      person.id,
    ]);
    expect(codeOf(await download(person, 'HTML'))).toBe('NOT_FOUND');
    await job(prunePersonalData, {});
    expect(await app.db.sql('select 1 from personal_data_export where user_id = $1', [person.id])).toEqual([]);
  });
});

describe('a request to be erased', () => {
  test('is confirmed to the person, mailed to the admins, and can be withdrawn', async () => {
    const person = await app.world.person();
    const { data } = await ask(person, 'Jeg er holdt op');
    expect(data!.requestErasure.erasure).toMatchObject({ status: 'REQUESTED' });
    expect(await kindsTo(person.email)).toContain('erasure-requested');
    expect(await kindsTo(admin.email)).toContain('erasure-awaiting');
    expect((await ask(person)).data!.requestErasure.erasure.id).toBe(data!.requestErasure.erasure.id);
    expect((await withdraw(person)).data!.withdrawErasure.erasure).toEqual({ status: 'WITHDRAWN' });
    expect(codeOf(await withdraw(person))).toBe('CONFLICT');
    expect((await confirm(data!.requestErasure.erasure.id as string)).errors?.[0]?.message).toContain('fortrudt');
  });

  test('is declined with a reason that the person reads, and can be made again', async () => {
    const { person, id } = await askedPerson();
    expect(codeOf(await decline(id, '  '))).toBe('BAD_USER_INPUT');
    expect((await decline(id, 'I skylder stadig for et klippekort')).errors).toBeUndefined();
    const own = await run('{ personalData { erasure { status answer } } }', person);
    expect(own.data!.personalData.erasure).toEqual({
      status: 'DECLINED',
      answer: 'I skylder stadig for et klippekort',
    });
    expect((await mailsTo(person.email)).at(-1)!.text).toContain('I skylder stadig for et klippekort');
    expect((await ask(person)).data!.requestErasure.erasure.status).toBe('REQUESTED');
  });

  test('is answered by admins alone, with a fresh proof, and by nobody for themselves', async () => {
    const { person, id } = await askedPerson();
    expect(codeOf(await confirm(id, person))).toBe('FORBIDDEN');
    expect(codeOf(await run('{ admin { erasureRequests(status: REQUESTED) { totalCount } } }', person))).toBe(
      'FORBIDDEN',
    );
    const [asking, other] = [await app.world.person({ role: 'ADMIN' }), await app.world.person({ role: 'ADMIN' })];
    const own = (await ask(asking)).data!.requestErasure.erasure.id as string;
    expect((await confirm(own, asking)).errors?.[0]?.message).toContain('anden administrator');
    expect((await decline(own, 'nej', asking)).errors?.[0]?.message).toContain('anden administrator');
    await isOld(other);
    expect(codeOf(await confirm(own, other))).toBe('REAUTHENTICATION_REQUIRED');
    const names = await run('query ($id: ID!) { admin { erasureRequest(id: $id) { names leftovers } } }', admin, {
      id,
    });
    expect(names.data!.admin.erasureRequest).toEqual({ names: [expect.any(String)], leftovers: [] });
  });

  test('of the last administrator waits until a colleague has the role', async () => {
    const { person, id } = await askedPerson();
    const colleague = await app.world.person({ customerId: person.customerId, companyRole: 'MEMBER' });
    const refused = await confirm(id);
    expect(refused.errors?.[0]?.message).toBe(LAST_ADMINISTRATOR);
    expect((await run('{ viewer { user { id } } }', person)).errors).toBeUndefined();
    await app.db.sql(`update user_account set company_role = 'ADMINISTRATOR' where id = $1`, [colleague.id]);
    expect((await confirm(id)).errors).toBeUndefined();
  });

  test('is answered once by an answer and a withdrawal at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      const { person, id } = await askedPerson();
      const answers = await Promise.all([withdraw(person), confirm(id), decline(id, 'nej')]);
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    }
  });

  test('is noted by an admin for somebody who cannot sign in any more', async () => {
    const person = await app.world.person({ name: 'Telefon Thomsen' });
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [person.id]);
    const note = (email: string) =>
      run(
        `mutation ($email: String!) {
          requestErasureAsAdmin(email: $email, reason: "Ringede") { id userName reason } }`,
        admin,
        { email },
      );
    const noted = await note(person.email.toUpperCase());
    expect(noted.data!.requestErasureAsAdmin).toEqual([
      { id: expect.any(String), userName: 'Telefon Thomsen', reason: 'Ringede' },
    ]);
    expect((await note(person.email)).errors![0]!.extensions).toMatchObject({
      fields: { email: 'Der er allerede en anmodning for den e-mail' },
    });
    expect((await note('ukendt@firma.example')).errors![0]!.extensions).toMatchObject({
      fields: { email: 'Ingen konto har den e-mail' },
    });
    await erase({ person, id: noted.data!.requestErasureAsAdmin[0]!.id as string });
    expect(await readPerson(app.portal.services.reads, person.id)).toMatchObject([{ names: [] }]);
  });
});

describe('an erasure', () => {
  test('closes the account at once and leaves neither name nor address in any table', async () => {
    const company = await companyWithEverything(app, providers, 'Sletning');
    const { customerId, person, nodes } = company;
    await app.world.person({ customerId, name: 'En Kollega' });
    await run('mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }', person, {
      input: { name: 'Signe Slettesen', email: person.email },
    });
    await run(
      'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
      person,
      {
        input: { name: 'Salg', contactPerson: 'Signe Slettesen', phoneNumber: '12345678', billingEmail: person.email },
      },
    );
    await app.db.sql('update customer set contact_person = $2, billing_email = $3 where id = $1', [
      customerId,
      'Signe Slettesen',
      person.email,
    ]);
    await app.db.sql('update task set approved_by = $2 where customer_id = $1', [customerId, 'Signe Slettesen']);
    const eventId = await app.world.event();
    await run('mutation ($id: ID!) { registerForEvent(eventId: $id) { id } }', person, { id: eventId });
    await app.portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.email, password: 'forkert' },
      headers: { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Signes program' },
    });
    await order(person);
    await job(collectCopy, { userId: person.id });
    const vouchers = () => app.db.sql('select * from ledger_entry where customer_id = $1 order by id', [customerId]);
    const before = await vouchers();
    expect(before.length).toBeGreaterThan(0);
    const texts = ['Signe Slettesen', `${slug('Sletning')} person`, person.email, 'Sletning person', 'Signes program'];
    expect((await findText(app.db.ownerUrl, texts)).length).toBeGreaterThan(5);

    const id = (await ask(person, 'Signe Slettesen rejser')).data!.requestErasure.erasure.id as string;
    expect((await confirm(id)).errors).toBeUndefined();
    expect(codeOf(await run('{ viewer { user { id } } }', person))).toBe('UNAUTHENTICATED');
    expect(await kindsTo(person.email)).toContain('erasure-confirmed');
    // The last mail waits to be sent, so the address is still known.
    await job(erasePersonalData, { userId: person.id });
    expect(await kindsTo(person.email)).toEqual(['erasure-confirmed']);
    await sendMails(person.email);
    await job(erasePersonalData, { userId: person.id });

    expect(await findText(app.db.ownerUrl, texts)).toEqual([]);
    expect(await vouchers()).toEqual(before);
    const [card] = await app.db.sql('select user_id from clip_card where id = $1', [nodes.ClipCard]);
    expect(card!.user_id === null || typeof card!.user_id === 'string').toBe(true);
    const [entry] = await app.db.sql(
      `select e.action, p.name, p.person_id from audit_entry e join audit_person p on p.entry_id = e.id
       where e.target_id = $1 and e.action = 'ERASURE_CONFIRMED' and p.part = 'TARGET'`,
      [person.id],
    );
    expect(entry).toEqual({ action: 'ERASURE_CONFIRMED', name: null, person_id: person.id });
    const [company2] = await app.db.sql('select contact_person from customer where id = $1', [customerId]);
    expect(company2!.contact_person).toBe('Ikke oplyst');
    const shown = await run(
      'query ($id: ID!) { admin { erasureRequest(id: $id) { status userName reason } } }',
      admin,
      {
        id,
      },
    );
    expect(shown.data!.admin.erasureRequest).toEqual({ status: 'ERASED', userName: ERASED_NAME, reason: null });
  });

  test('releases the places at coming events', async () => {
    const asked = await askedPerson();
    const eventId = await app.world.event({ capacity: 1 });
    await run('mutation ($id: ID!) { registerForEvent(eventId: $id) { id } }', asked.person, { id: eventId });
    await erase(asked);
    const [event] = await app.db.sql('select registration_count from event where id = $1', [eventId]);
    expect(event).toEqual({ registration_count: 0 });
  });

  test('spares a colleague of the same name, and a name that only contains the person’s', async () => {
    const boss = await app.world.person({ name: 'Bo Bentsen' });
    const leaving = await app.world.person({ name: 'Bo', customerId: boss.customerId });
    const renamed = await run('mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }', leaving, {
      input: { name: 'Bo Bentsen', email: leaving.email },
    });
    expect(renamed.errors).toBeUndefined();
    await app.world.activity(boss.customerId!, 'Bo Bentsen har købt hos Bolius');
    const { id } = (await ask(leaving)).data!.requestErasure.erasure as { id: string };
    await erase({ person: leaving, id });
    const titles = await app.db.sql('select title from activity where customer_id = $1 and title like $2', [
      boss.customerId,
      '%Bolius%',
    ]);
    expect(titles).toEqual([{ title: 'Bo Bentsen har købt hos Bolius' }]);
    expect((await app.db.sql('select name from user_account where id = $1', [boss.id]))[0]).toEqual({
      name: 'Bo Bentsen',
    });
  });

  test('keeps the names in bookkeeping records for five years after their financial year', async () => {
    const consultant = await app.world.person({ role: 'ADMIN', name: 'Konsulent Kvist' });
    const departmentId = await app.world.department(await app.world.company());
    const entries = await Promise.all(
      ['2018-12-31T22:00:00Z', '2026-03-01T12:00:00Z'].map((created_at) =>
        app.world.ledgerEntry(departmentId, { created_at, marked_paid_by: 'Konsulent Kvist', status: 'PAID' }),
      ),
    );
    const paidBy = async () =>
      (
        await app.db.sql('select marked_paid_by from ledger_entry where id = any($1) order by created_at', [entries])
      ).map((row) => row.marked_paid_by);
    const id = (await ask(consultant)).data!.requestErasure.erasure.id as string;
    await erase({ person: consultant, id });
    expect(await paidBy()).toEqual([ERASED_NAME, 'Konsulent Kvist']);
    const [kept] = await app.db.sql('select kept_until::text from kept_record where user_id = $1', [consultant.id]);
    expect(kept).toEqual({ kept_until: '2032-01-01' });
    await app.db.sql(`update kept_record set kept_until = '2026-01-01' where user_id = $1`, [consultant.id]);
    await job(prunePersonalData, {});
    expect(await paidBy()).toEqual([ERASED_NAME, ERASED_NAME]);
    expect(await app.db.sql('select 1 from kept_record where user_id = $1', [consultant.id])).toEqual([]);
  });

  test('counts a financial year that ends in June', async () => {
    const { services } = app.portal;
    const consultant = await app.world.person({ role: 'ADMIN', name: 'Juni Jensen' });
    const departmentId = await app.world.department(await app.world.company());
    for (const created_at of ['2026-06-30T12:00:00Z', '2026-07-01T12:00:00Z'])
      await app.world.ledgerEntry(departmentId, { created_at, marked_paid_by: 'Juni Jensen', status: 'PAID' });
    await confirm((await ask(consultant)).data!.requestErasure.erasure.id as string);
    await erasePersonalData(
      { ...services, config: { ...services.config, financialYearEnd: 6 } },
      { id: '', data: { userId: consultant.id } },
    );
    expect(
      await app.db.sql('select kept_until::text from kept_record where user_id = $1 order by 1', [consultant.id]),
    ).toEqual([{ kept_until: '2031-07-01' }, { kept_until: '2032-07-01' }]);
  });

  test('can be repeated after an interruption at any table', async () => {
    const asked = await askedPerson({ name: 'Afbrudt Andersen' });
    await confirm(asked.id);
    await sendMails(asked.person.email);
    const { services } = app.portal;
    const statementsInAll = dataSources.filter(({ erase }) => erase).length;
    for (let failing = 1; failing < statementsInAll; failing += 4) {
      let statements = 0;
      const reads = {
        run: (...args: Parameters<typeof services.reads.run>) => {
          if (args[0].role === 'portal_personal_data' && ++statements > failing) throw new Error('interrupted');
          return services.reads.run(...args);
        },
      };
      await expect(
        erasePersonalData({ ...services, reads: reads as never }, { id: '', data: { userId: asked.person.id } }),
      ).rejects.toThrow('interrupted');
    }
    await job(erasePersonalData, { userId: asked.person.id });
    expect(await findText(app.db.ownerUrl, ['Afbrudt Andersen', asked.person.email])).toEqual([]);
  });

  test('names the places that it leaves alone', async () => {
    const { person, id } = await askedPerson();
    const departmentId = await app.world.department(person.customerId!);
    const installation = await app.world.installation(departmentId, { zendesk_api_email: person.email });
    await app.db.sql('update customer set billing_email = $2 where id = $1', [person.customerId, person.email]);
    const [{ subdomain }] = (await app.db.sql('select subdomain from installation where id = $1', [installation])) as [
      { subdomain: string },
    ];
    const { data } = await run('query ($id: ID!) { admin { erasureRequest(id: $id) { leftovers } } }', admin, { id });
    expect(data!.admin.erasureRequest.leftovers).toEqual([
      `API-e-mailen til Zendesk på ${subdomain}`,
      expect.stringContaining('Faktura-e-mailen for '),
    ]);
  });
});

describe('the database', () => {
  test('refuses to erase anything before an admin has confirmed it', async () => {
    const { person, id } = await askedPerson();
    const client = await connectClient(app);
    const asEraser = async (text: string) => {
      await client.query(
        `select set_config('role', 'portal_personal_data', false), set_config('app.user_id', $1, false)`,
        [person.id],
      );
      return (await client.query(text)).rowCount;
    };
    const statements = [
      'delete from session',
      'delete from mail',
      `update person set name = 'x'`,
      'update user_account set deactivated_at = now()',
      `update activity set title = 'x'`,
      'update audit_person set name = null, email = null, address = null, erased_at = now()',
      `update ledger_entry set marked_paid_by = 'x'`,
    ];
    for (const statement of statements)
      expect({ statement, rows: await asEraser(statement) }).toMatchObject({ rows: 0 });
    await expect(asEraser('delete from user_account')).rejects.toThrow(/permission denied/);
    await expect(asEraser('update ledger_entry set net = 0')).rejects.toThrow(/permission denied/);
    await expect(asEraser('select password_hash from person')).rejects.toThrow(/permission denied/);
    await expect(asEraser(`update erasure set status = 'CONFIRMED'`)).rejects.toThrow(/permission denied/);
    await client.query('reset role');
    await client.end();
    await eraseKept(app.portal.services.reads, person.id);
    expect((await decline(id, 'nej')).errors).toBeUndefined();
  });

  test('has no table whose data about people is neither erased nor known to be kept', async () => {
    const tables = (await app.db.sql(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )) as { name: string }[];
    const known = new Set([
      ...dataSources.map(({ table }) => table),
      ...fixtures.flatMap(({ tablesWithoutPeople = [] }) => tablesWithoutPeople),
    ]);
    expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual(PLATFORM_WITHOUT_PEOPLE);
  });
});

/** The platform's tables with ids and sealed answers, but nothing about users. */
const PLATFORM_WITHOUT_PEOPLE = [
  'audit_chain',
  'audit_entry',
  'audit_link',
  'idempotent_call',
  'migration',
  'outbox_event',
  'provider_event',
  'rate_window',
  'written_position',
];
