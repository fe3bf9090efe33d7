import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import {
  EmployeeRole,
  Subject,
  valuesOf,
  type CompanyRole,
  type RegistrationStatus,
} from '../../../../domain/basics/vocabulary.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { asCustomer } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { begin, beginAtEvent, complete, newKey, scan, send } from './testing/uploads.ts';

type Place = 'task' | 'agreement' | 'order' | 'document';
const places: Place[] = ['task', 'agreement', 'order', 'document'];
/** The documents of the tests are in the folder of agreements. */
const subjectOf: Record<Place, Subject> = {
  task: 'TASKS',
  agreement: 'AGREEMENTS',
  order: 'LICENSES',
  document: 'AGREEMENTS',
};

interface Target {
  /** The input that names the target. */
  input: Record<string, string>;
  id: string;
  fileId: string;
}

let app: TestApp;
let client: pg.Client;
let owner: Person;
let stranger: Person;
let departmentId: string;
let otherDepartment: string;
let targets: Record<Place, Target>;

beforeAll(async () => {
  app = await createTestApp();
  client = await connectClient(app);
  owner = await app.world.person();
  stranger = await app.world.person();
  departmentId = await app.world.department(owner.customerId!);
  otherDepartment = await app.world.department(owner.customerId!);
  targets = await createTargets(owner, departmentId);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

async function createTargets({ customerId }: Person, department: string): Promise<Record<Place, Target>> {
  const { world } = app;
  const ids = {
    task: await world.task(await world.clipCard(department)),
    agreement: await world.serviceAgreement(department),
    order: await world.licenseRequest(await world.installation(department)),
    document: await world.document(customerId!, {
      department_id: department,
      kind: 'AGREEMENTS',
      subject: 'AGREEMENTS',
    }),
  };
  const names = {
    task: ['taskId', 'task_id'],
    agreement: ['serviceAgreementId', 'service_agreement_id'],
    order: ['licenseRequestId', 'license_request_id'],
    document: ['documentId', 'document_id'],
  } as const;
  const created: [Place, Target][] = [];
  for (const place of places) {
    const [argument, column] = names[place];
    const contentId = await world.fileContent(customerId!);
    const fileId = await world.file(customerId!, { [column]: ids[place], content_id: contentId });
    await app.db.sql(
      `insert into document_reading (file_id, user_id, customer_id, user_name, opened_at)
       values ($1, 'user_x', $2, 'Ida', now())`,
      [fileId, customerId],
    );
    created.push([place, { input: { [argument]: ids[place] }, id: ids[place], fileId }]);
  }
  return Object.fromEntries(created) as Record<Place, Target>;
}

interface Rights extends Partial<Scope> {
  companyRole?: CompanyRole;
}

const member = async ({ companyRole = 'MEMBER', subjects = null, departmentIds = null }: Rights) =>
  (
    await app.world.person({
      customerId: owner.customerId,
      companyRole,
      subjects: subjects && [...subjects],
      departmentIds: departmentIds && [...departmentIds],
    })
  ).token;
async function program({ subjects = null, departmentIds = null }: Rights) {
  const { id, token } = await app.world.apiToken(owner.customerId!, 'READ_WRITE');
  await app.db.sql('update api_token set subjects = $2, department_ids = $3 where id = $1', [
    id,
    subjects,
    departmentIds,
  ]);
  return token;
}
const allBut = (subject: Subject) => valuesOf(Subject).filter((each) => each !== subject);
const find = async (id: string, token: string) =>
  (await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { variables: { id }, token })).data.node as unknown;
const upload = (place: Place, token: string) =>
  begin(app, { token }, { ...targets[place].input, name: 'note.txt', size: 9 });

describe.each([
  ['member', member],
  ['program', program],
] as const)('a %s', (_, caller) => {
  test.each(places)('without the subject of a %s neither finds its files nor adds any', async (place) => {
    const token = await caller({ subjects: allBut(subjectOf[place]) });
    expect(await find(targets[place].fileId, token)).toBeNull();
    expect((await upload(place, token)).errorCode).toBe('NOT_FOUND');
  });

  test.each(places)('of another department than the %s neither finds its files nor adds any', async (place) => {
    const token = await caller({ departmentIds: [otherDepartment] });
    expect(await find(targets[place].fileId, token)).toBeNull();
    expect((await upload(place, token)).errorCode).toBe('NOT_FOUND');
  });

  test.each(places)('with the subject and the department of a %s finds its files and adds some', async (place) => {
    const token = await caller({ subjects: [subjectOf[place]], departmentIds: [departmentId] });
    expect(await find(targets[place].fileId, token)).toEqual({ id: targets[place].fileId });
    expect((await upload(place, token)).errors).toBeUndefined();
  });

  test('puts no document into a folder or a department that the caller does not see', async () => {
    const token = await caller({ subjects: ['TASKS'], departmentIds: [otherDepartment] });
    const create = (input: object) =>
      app.graphql(
        `mutation ($input: CompanyDocumentInput!, $requestId: String!) {
          createDocument(input: $input, requestId: $requestId) { edge { node { id } } }
        }`,
        { variables: { input: { title: 'Aftale', kind: 'OTHER', ...input }, requestId: newKey() }, token },
      );
    expect(Object.keys((await create({ kind: 'AGREEMENTS' })).fieldErrors ?? {})).toEqual(['kind']);
    expect(Object.keys((await create({ departmentId })).fieldErrors ?? {})).toEqual(['departmentId']);
    expect((await create({ departmentId: otherDepartment })).errors).toBeUndefined();
  });
});

test.each(places)('somebody of another company neither finds the files of a %s nor adds any', async (place) => {
  expect(await find(targets[place].fileId, stranger.token)).toBeNull();
  expect((await upload(place, stranger.token)).errorCode).toBe('NOT_FOUND');
});

test.each<[CompanyRole, string | undefined]>([
  ['READER', 'FORBIDDEN'],
  ['MEMBER', undefined],
  ['FINANCE', undefined],
  ['BUYER', undefined],
  ['ADMINISTRATOR', undefined],
])('a %s who adds a file is answered %j', async (companyRole, code) => {
  expect((await upload('task', await member({ companyRole }))).errorCode).toBe(code);
});

describe('an employee of the reseller', () => {
  const employee = async (role: EmployeeRole) =>
    (await app.world.person({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null })).token;
  const FILE_OF_ADMIN = 'query ($id: ID!) { admin { file(id: $id) { id } } }' as const;
  /** The areas that see and that add the files of each place, written out by hand. */
  const areas: Record<Place, { sees: EmployeeRole[]; adds: EmployeeRole[] }> = {
    task: { sees: ['SUPPORT'], adds: ['SUPPORT'] },
    agreement: { sees: ['SUPPORT', 'SALES'], adds: ['SALES'] },
    order: { sees: ['SALES'], adds: ['SALES'] },
    document: { sees: ['SALES'], adds: ['SALES'] },
  };

  test.each(places)('sees and adds the files of a %s in their area alone', async (place) => {
    const { fileId, input } = targets[place];
    for (const role of valuesOf(EmployeeRole)) {
      const token = await employee(role);
      const { data } = await app.graphql(FILE_OF_ADMIN, { variables: { id: fileId }, token });
      expect({ role, sees: data.admin!.file !== null }).toEqual({ role, sees: areas[place].sees.includes(role) });
      const { errorCode } = await begin(app, { token, isAdmin: true }, { ...input, name: 'note.txt', size: 9 });
      expect({ role, errorCode }).toEqual({
        role,
        errorCode: areas[place].adds.includes(role) ? undefined : 'FORBIDDEN',
      });
    }
  });

  test.each(['constructor_1', '__proto___1', 'file_1', ''])('finds no files at %j', async (id) => {
    const { data } = await app.graphql('query ($id: ID!) { admin { filesAt(id: $id) { edges { node { id } } } } }', {
      variables: { id },
      token: await employee('SALES'),
    });
    expect(data.admin).toEqual({ filesAt: { edges: [] } });
  });

  test('sets no quota', async () => {
    const { errorCode } = await app.graphql(
      'mutation ($id: ID!) { setFileQuota(customerId: $id, megabytes: 1) { id } }',
      { variables: { id: owner.customerId }, token: await employee('SALES') },
    );
    expect(errorCode).toBe('FORBIDDEN');
  });
});

describe('files of an event', () => {
  let eventId: string;
  let agenda: string;
  let slides: string;
  beforeAll(async () => {
    eventId = await app.world.event();
    const file = async (isForAttendees: boolean) =>
      app.world.file(null, {
        event_id: eventId,
        is_for_attendees: isForAttendees,
        is_from_reseller: true,
        content_id: await app.world.fileContent(null),
      });
    [agenda, slides] = [await file(false), await file(true)];
  });

  /** The files that can be downloaded, by the list of the event and by their ids. */
  async function seen(token: string) {
    const { data } = await app.graphql(
      `query ($eventId: ID!, $agenda: ID!, $slides: ID!) {
        event: node(id: $eventId) { ... on Event { files { totalCount edges { node { id downloadPath } } } } }
        agenda: node(id: $agenda) { id }
        slides: node(id: $slides) { id }
      }`,
      { variables: { eventId, agenda, slides }, token },
    );
    const answer = data as unknown as {
      event: { files: { totalCount: number; edges: { node: { id: string; downloadPath: string | null } }[] } };
      agenda: object | null;
      slides: object | null;
    };
    const listed = answer.event.files.edges.flatMap(({ node }) => (node.downloadPath ? node.id : []));
    expect(listed).toHaveLength(answer.event.files.totalCount);
    const names = listed.map((id) => (id === agenda ? 'agenda' : 'slides')).toSorted();
    expect(['agenda', 'slides'].filter((_, i) => [answer.agenda, answer.slides][i])).toEqual(names);
    return names;
  }

  test.each<[RegistrationStatus | undefined, string[]]>([
    ['REGISTERED', ['agenda', 'slides']],
    ['CONFIRMED', ['agenda', 'slides']],
    ['OFFERED', ['agenda']],
    ['REQUESTED', ['agenda']],
    ['WAITLISTED', ['agenda']],
    ['CANCELLED', ['agenda']],
    [undefined, ['agenda']],
  ])('are shown to a person whose registration is %s', async (status, files) => {
    const person = await app.world.person();
    if (status) await app.world.eventRegistration(eventId, { person, status });
    expect(await seen(person.token)).toEqual(files);
  });

  test('for attendees are hidden from their colleagues and from programs of their company', async () => {
    const person = await app.world.person();
    await app.world.eventRegistration(eventId, { person });
    const colleague = await app.world.person({ customerId: person.customerId });
    const { token } = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    expect(await seen(colleague.token)).toEqual(['agenda']);
    expect(await seen(token)).toEqual(['agenda']);
  });

  test('are hidden together with a draft', async () => {
    const draft = await app.world.event({ status: 'DRAFT' });
    expect(await find(await app.world.file(null, { event_id: draft }), owner.token)).toBeNull();
  });

  test('are seen and added by employees who run events, and never by customers', async () => {
    for (const role of valuesOf(EmployeeRole)) {
      const { token } = await app.world.person({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null });
      const { data } = await app.graphql('query ($id: ID!) { admin { filesAt(id: $id) { totalCount } } }' as const, {
        variables: { id: eventId },
        token,
      });
      const { errorCode } = await beginAtEvent(app, { token }, await app.world.event());
      const runsEvents = role === 'EVENTS';
      expect({ role, count: data.admin!.filesAt.totalCount, errorCode }).toEqual({
        role,
        count: runsEvents ? 2 : 0,
        errorCode: runsEvents ? undefined : 'FORBIDDEN',
      });
    }
    expect((await beginAtEvent(app, owner, eventId)).errorCode).toBe('FORBIDDEN');
    const remove = await app.graphql('mutation ($id: ID!) { deleteFile(id: $id) { deletedId } }', {
      variables: { id: agenda },
      token: owner.token,
    });
    expect(remove.errorCode).toBe('FORBIDDEN');
  });

  test('are uploaded once for each key, follow the place of a person, and go with the event', async () => {
    const admin = { ...(await app.world.person({ role: 'ADMIN', customerId: null })), isAdmin: true };
    const person = await app.world.person();
    const event = await app.world.event();
    const registration = await app.world.eventRegistration(event, { person });
    expect((await beginAtEvent(app, admin, 'evt_ukendt')).errorCode).toBe('NOT_FOUND');
    const bytes = Buffer.from('Alle slides');
    const input = { name: 'slides.txt', size: bytes.length, isForAttendees: true, requestId: newKey() };
    const { upload } = await beginAtEvent(app, admin, event, input);
    expect((await beginAtEvent(app, admin, event, input)).upload?.file.id).toBe(upload!.file.id);
    expect((await beginAtEvent(app, admin, event, { ...input, isForAttendees: false })).errorCode).toBe('CONFLICT');
    const { upload: repeated } = await beginAtEvent(app, admin, event, input);
    expect((await send(app, admin, repeated!, bytes)).status).toBe(200);
    expect((await complete(app, admin, upload!.file.id)).errors).toBeUndefined();
    await scan(app);

    const { data } = await app.graphql('query ($id: ID!) { node(id: $id) { ... on StoredFile { downloadPath } } }', {
      variables: { id: upload!.file.id },
      token: person.token,
    });
    const { downloadPath } = data.node as unknown as { downloadPath: string };
    const open = () => fetch(`${app.url}${downloadPath}`);
    expect(await (await open()).text()).toBe('Alle slides');
    await app.db.sql(`update event_registration set status = 'CANCELLED' where id = $1`, [registration]);
    expect((await open()).status).toBe(404);

    const [row] = await app.db.sql<{ content_id: string }>('select content_id from stored_file where id = $1', [
      upload!.file.id,
    ]);
    await app.db.sql('delete from event where id = $1', [event]);
    expect(await app.db.sql('select from file_content where id = $1', [row!.content_id])).toEqual([]);
  });

  test('are sent to people who follow the event, and those for attendees as long as they have a place', async () => {
    const live = await app.world.event();
    const attendee = await app.world.person();
    const registration = await app.world.eventRegistration(live, { person: attendee });
    const outsider = await app.world.person();
    const FOLLOW = `subscription ($targetId: ID!) {
      fileChanged(targetId: $targetId) { edge { node { id } } deletedId }
    }`;
    const watchers = await Promise.all(
      [attendee, outsider].map(async ({ token }) => {
        const socket = await openSocket(app, token);
        return { socket, next: await socket.watch(FOLLOW, { targetId: live }) };
      }),
    );
    const publish = (id: string) =>
      app.portal.services.writes.run({ role: dbRoles.system }, async (write) =>
        write.publish({ topic: 'file.changed', id, customerId: null }),
      );
    const fileOf = async (event: string, isForAttendees: boolean) => {
      const id = await app.world.file(null, { event_id: event, is_for_attendees: isForAttendees });
      await publish(id);
      return id;
    };
    const added = (id: string) => ({ fileChanged: { edge: { node: { id } }, deletedId: null } });
    const gone = (id: string) => ({ fileChanged: { edge: null, deletedId: id } });
    const forAttendees = await fileOf(live, true);
    await fileOf(eventId, false);
    const forAll = await fileOf(live, false);
    const [first, second] = watchers;
    expect([await first!.next(), await first!.next()]).toEqual([added(forAttendees), added(forAll)]);
    expect(await second!.next()).toEqual(added(forAll));

    await app.db.sql(`update event_registration set status = 'CANCELLED' where id = $1`, [registration]);
    await app.db.sql(`update stored_file set state = 'GONE', deleted_at = now() where id = any($1)`, [
      [forAttendees, forAll],
    ]);
    await publish(forAttendees);
    await publish(forAll);
    for (const { next } of watchers) expect(await next()).toEqual(gone(forAll));
    await Promise.all(watchers.map(({ socket }) => socket.close()));
  });

  test('that are deleted are told to those who saw them', async () => {
    const person = await app.world.person();
    await app.world.eventRegistration(eventId, { person });
    const gone = await app.world.file(null, { event_id: eventId, is_for_attendees: true });
    await app.db.sql(`update stored_file set state = 'GONE', deleted_at = now() where id = $1`, [gone]);
    const records = (userId: string) =>
      asCustomer(
        client,
        owner.customerId!,
        async () => (await client.query('select node_id from deleted_node where node_id = $1', [gone])).rows,
        userId,
      );
    expect(await records(person.id)).toEqual([{ node_id: gone }]);
    expect(await records(owner.id)).toEqual([]);
  });
});

describe('row-level security', () => {
  const idsIn = (table: string, column: string, scope: Scope) =>
    asCustomer(
      client,
      owner.customerId!,
      async () => (await client.query(`select ${column} as id from ${table}`)).rows.map(({ id }) => id as string),
      '',
      scope,
    );

  test.each(places)('shows bytes and readers of the file of a %s to those who see the file', async (place) => {
    const { fileId } = targets[place];
    const seen: Scope = { subjects: [subjectOf[place]], departmentIds: [departmentId] };
    const [row] = await app.db.sql<{ content_id: string }>('select content_id from stored_file where id = $1', [
      fileId,
    ]);
    expect(await idsIn('document_reading', 'file_id', seen)).toContain(fileId);
    expect(await idsIn('file_content', 'id', seen)).toContain(row!.content_id);
    for (const hidden of [
      { ...seen, subjects: allBut(subjectOf[place]) },
      { ...seen, departmentIds: [otherDepartment] },
    ]) {
      expect(await idsIn('stored_file', 'id', hidden)).not.toContain(fileId);
      expect(await idsIn('document_reading', 'file_id', hidden)).not.toContain(fileId);
      expect(await idsIn('file_content', 'id', hidden)).not.toContain(row!.content_id);
    }
  });

  test('lets files follow an agreement to another department', async () => {
    const agreement = await app.world.serviceAgreement(departmentId);
    const fileId = await app.world.file(owner.customerId!, { service_agreement_id: agreement });
    await app.db.sql('update service_agreement set department_id = $1 where id = $2', [otherDepartment, agreement]);
    const scopeOf = (department: string): Scope => ({ subjects: null, departmentIds: [department] });
    expect(await idsIn('stored_file', 'id', scopeOf(departmentId))).not.toContain(fileId);
    expect(await idsIn('stored_file', 'id', scopeOf(otherDepartment))).toContain(fileId);
  });
});

test('a deleted file is told to those who saw it, by the record of deletions and over their socket', async () => {
  const token = await member({ departmentIds: [otherDepartment] });
  const own = await app.world.task(await app.world.clipCard(otherDepartment));
  const file = (taskId: string) => app.world.file(owner.customerId!, { task_id: taskId });
  const [hidden, seen] = [await file(targets.task.id), await file(own)];
  const socket = await openSocket(app, token);
  const next = await socket.watch('subscription ($targetId: ID!) { fileChanged(targetId: $targetId) { deletedId } }', {
    targetId: own,
  });
  const remove = (id: string) =>
    app.graphql('mutation ($id: ID!) { deleteFile(id: $id) { deletedId } }', {
      variables: { id },
      token: owner.token,
    });
  await remove(hidden);
  await remove(seen);
  expect(await next()).toEqual({ fileChanged: { deletedId: seen } });
  await socket.close();
  const records = await asCustomer(
    client,
    owner.customerId!,
    async () =>
      (await client.query('select node_id from deleted_node where node_id = any ($1)', [[hidden, seen]])).rows,
    '',
    { subjects: null, departmentIds: [otherDepartment] },
  );
  expect(records).toEqual([{ node_id: seen }]);
});

describe('the search', () => {
  const title = 'Tyttebærvilkår';
  let id: string;
  beforeAll(async () => {
    const fields = { title, department_id: departmentId, kind: 'AGREEMENTS', subject: 'AGREEMENTS' };
    id = await app.world.document(owner.customerId!, fields);
  });

  const search = async (token: string) =>
    (
      await app.graphql('query ($text: String!) { search(text: $text) { kind objectId } }' as const, {
        variables: { text: 'tyttebær' },
        token,
      })
    ).data.search;

  test.each([
    ['member', member],
    ['program', program],
  ] as const)('finds a document for a %s who sees its subject and its department', async (_, caller) => {
    const seen = { subjects: ['AGREEMENTS' as const], departmentIds: [departmentId] };
    expect(await search(await caller(seen))).toEqual([{ kind: 'DOCUMENT', objectId: id }]);
    expect(await search(await caller({ ...seen, subjects: allBut('AGREEMENTS') }))).toEqual([]);
    expect(await search(await caller({ ...seen, departmentIds: [otherDepartment] }))).toEqual([]);
    expect(await search(stranger.token)).toEqual([]);
  });

  test('finds it for the employees who work with documents, until it is deleted', async () => {
    const everywhere = async (role: EmployeeRole) => {
      const { token } = await app.world.person({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null });
      const { data } = await app.graphql(
        'query ($text: String!) { admin { search(text: $text) { objectId } } }' as const,
        { variables: { text: 'tyttebær' }, token },
      );
      return data.admin!.search.map(({ objectId }) => objectId);
    };
    for (const role of valuesOf(EmployeeRole))
      expect({ role, hits: await everywhere(role) }).toEqual({ role, hits: role === 'SALES' ? [id] : [] });
    await app.db.sql('update company_document set deleted_at = now() where id = $1', [id]);
    expect(await everywhere('SALES')).toEqual([]);
  });
});

test('only administrators see who of the company has opened a document', async () => {
  const document = await app.world.document(owner.customerId!, { requirement: 'CONFIRM', is_from_reseller: true });
  const fileId = await app.world.file(owner.customerId!, {
    document_id: document,
    content_id: await app.world.fileContent(owner.customerId!),
  });
  for (const [userId, confirmedAt] of [
    ['user_a', null],
    ['user_b', new Date()],
  ])
    await app.db.sql(
      `insert into document_reading (file_id, user_id, customer_id, user_name, opened_at, confirmed_at)
       values ($1, $2, $3, 'Ida', now(), $4)`,
      [fileId, userId, owner.customerId, confirmedAt],
    );
  const readersFor = async (token: string) => {
    const { data } = await app.graphql(
      'query ($id: ID!) { node(id: $id) { ... on CompanyDocument { readers { userId } } } }' as const,
      { variables: { id: document }, token },
    );
    return (data.node as { readers: { userId: string }[] }).readers.map(({ userId }) => userId);
  };
  expect(await readersFor(owner.token)).toEqual(['user_b', 'user_a']);
  expect(await readersFor(await member({}))).toEqual(['user_b']);
});
