import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { Subject, valuesOf } from '../../domain/basics/vocabulary.ts';
import { companyWithEverything, type Company } from './companyWithEverything.ts';
import { createTestApp, type TestApp } from './createTestApp.ts';
import { deepOperation } from './documents.ts';
import { startProviders, type Providers } from './providers.ts';
import { openSocket } from './socket.ts';

/** The subjects of which a caller needs one to see the objects of a type, written out by hand. */
const subjectsOfTypes: Record<string, Subject[]> = {
  AccessRequest: ['PEOPLE'],
  AgreedPrice: ['FINANCE'],
  AgreementWork: ['AGREEMENTS'],
  ClipCard: ['AGREEMENTS', 'TASKS'],
  HourEntry: ['AGREEMENTS'],
  Invitation: ['PEOPLE'],
  Invoice: ['FINANCE'],
  LedgerEntry: ['FINANCE'],
  License: ['LICENSES'],
  LicenseRequest: ['LICENSES'],
  ServiceAgreement: ['AGREEMENTS'],
  Task: ['TASKS'],
  User: ['PEOPLE'],
  WebhookDelivery: ['INTEGRATIONS'],
};

/** The types whose objects belong to a department. */
const typesOfDepartments = [
  'AgreementWork',
  'ClipCard',
  'Department',
  'HourEntry',
  'Installation',
  'IntegrationInstance',
  'Invoice',
  'LedgerEntry',
  'License',
  'LicenseRequest',
  'PurchaseApproval',
  'ServiceAgreement',
  'Task',
  'WebhookDelivery',
];

let app: TestApp;
let providers: Providers;
let schema: GraphQLSchema;
let company: Company;
let otherDepartment: string;

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp({ ...providers.settings, rateLimit: 100_000_000 });
  app.portal.services.webhooks.send = async () => ({ status: 200, answer: '' });
  ({ schema } = app.portal.executor);
  company = await companyWithEverything(app, providers, 'Omfang');
  otherDepartment = await app.world.department(company.customerId);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

interface Rights {
  subjects?: Subject[] | null;
  departmentIds?: string[] | null;
}

const member = async (rights: Rights) =>
  (await app.world.person({ customerId: company.customerId, companyRole: 'MEMBER', ...rights })).token;
/** A program's token with the rights. */
async function program({ subjects = null, departmentIds = null }: Rights) {
  const { id, token } = await app.world.apiToken(company.customerId);
  await app.db.sql('update api_token set subjects = $2, department_ids = $3 where id = $1', [
    id,
    subjects,
    departmentIds,
  ]);
  return token;
}
const buyerWith = async (subjects: Subject[]) =>
  (await app.world.person({ customerId: company.customerId, companyRole: 'BUYER', subjects })).token;
const callers = { member, program };

const fetchNode = async (id: string, token: string) =>
  (await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { variables: { id }, token })).data.node as unknown;
const allBut = (subjects: Subject[]) => valuesOf(Subject).filter((subject) => !subjects.includes(subject));
const idsOf = (types: string[]) => types.map((type) => company.nodes[type]!);
const readEverything = async (token: string) => {
  const viewer = (schema.getQueryType() as GraphQLObjectType).getFields().viewer!;
  const { query, variables } = deepOperation(schema, 'query', viewer, { ...company.ids, id: 'ukendt' }, 5);
  const answer = await app.graphql(query, { variables, token });
  expect(answer.errors?.filter(({ extensions }) => extensions.code === 'INTERNAL') ?? []).toEqual([]);
  return JSON.stringify(answer.data);
};

describe.each(['member', 'program'] as const)('a %s without a subject', (kind) => {
  test.each(Object.keys(subjectsOfTypes))('finds no %s by id', async (type) => {
    const hidden = await callers[kind]({ subjects: allBut(subjectsOfTypes[type]!) });
    expect(await fetchNode(company.nodes[type]!, hidden)).toBeNull();
    for (const subject of subjectsOfTypes[type]!) {
      const seen = await callers[kind]({ subjects: [subject] });
      expect({ subject, seen: await fetchNode(company.nodes[type]!, seen) }).toEqual({
        subject,
        seen: { id: company.nodes[type] },
      });
    }
  });

  test.each(valuesOf(Subject))('reads nothing of %s at any depth', async (subject) => {
    const types = Object.keys(subjectsOfTypes).filter((type) =>
      subjectsOfTypes[type]!.every((each) => each === subject),
    );
    const text = await readEverything(await callers[kind]({ subjects: allBut([subject]) }));
    expect(idsOf(types).filter((id) => text.includes(`"${id}"`))).toEqual([]);
  });
});

describe.each(['member', 'program'] as const)('a %s of another department', (kind) => {
  test('finds and reads no object of the department', async () => {
    const token = await callers[kind]({ departmentIds: [otherDepartment] });
    for (const id of idsOf(typesOfDepartments))
      expect({ id, seen: await fetchNode(id, token) }).toEqual({ id, seen: null });
    const text = await readEverything(token);
    expect(idsOf(typesOfDepartments).filter((id) => text.includes(`"${id}"`))).toEqual([]);
    expect(text).toContain(otherDepartment);
  });
});

test('fields of hidden subjects are empty on rows that are shown', async () => {
  const installation = company.nodes.Installation!;
  await app.db.sql(`update installation set zendesk_api_email = 'nøgle@omfang.example' where id = $1`, [installation]);
  await app.db.sql(
    `update department set card_brand = 'visa', card_last4 = '4242', card_exp_month = 1, card_exp_year = 2090
     where id = $1`,
    [otherDepartment],
  );
  const read = async (token: string) => {
    const { data } = await app.graphql(
      `query ($installation: ID!, $department: ID!) {
        installation: node(id: $installation) { ... on Installation { zendeskApiEmail } }
        department: node(id: $department) { ... on Department { cardInfo { last4 } } }
      }`,
      { variables: { installation, department: otherDepartment }, token },
    );
    return { email: data.installation.zendeskApiEmail, card: data.department.cardInfo };
  };
  const everything = { email: 'nøgle@omfang.example', card: { last4: '4242' } };
  expect(await read(await member({}))).toEqual(everything);
  expect(await read(await member({ subjects: ['INTEGRATIONS', 'FINANCE'] }))).toEqual(everything);
  expect(await read(await member({ subjects: allBut(['INTEGRATIONS', 'FINANCE']) }))).toEqual({
    email: null,
    card: null,
  });
  expect((await read(await buyerWith(['LICENSES']))).card).toEqual({ last4: '4242' });
});

test('the price of a clip card is hidden from those who see it for its tasks alone', async () => {
  const priceFor = async (subjects: Subject[]) => {
    const { data } = await app.graphql('query ($id: ID!) { node(id: $id) { ... on ClipCard { price } } }', {
      variables: { id: company.nodes.ClipCard! },
      token: await member({ subjects }),
    });
    return data.node.price as number;
  };
  expect(await priceFor(['TASKS'])).toBe(0);
  expect(await priceFor(['AGREEMENTS'])).toBeGreaterThan(0);
});

test('messages of webhooks are shown to callers who see the subject and the department of the row', async () => {
  const store = (fields: Record<string, unknown>) =>
    app.world.webhookDelivery(company.nodes.IntegrationInstance!, fields);
  const about = {
    invoice: await store({ type: 'invoice_changed', subject_id: company.nodes.Invoice! }),
    comment: await store({ type: 'task_comment_changed', subject_id: company.nodes.Task! }),
    nothing: await store({ type: 'license_completed' }),
    test: await store({ type: null }),
  };
  const seenBy = async (rights: Rights) => {
    const token = await member(rights);
    const seen = await Promise.all(Object.values(about).map((id) => fetchNode(id, token)));
    return Object.keys(about).filter((_, i) => seen[i]);
  };
  expect(await seenBy({})).toEqual(['invoice', 'comment', 'nothing', 'test']);
  expect(await seenBy({ subjects: ['INTEGRATIONS'] })).toEqual(['test']);
  expect(await seenBy({ subjects: ['INTEGRATIONS', 'FINANCE'] })).toEqual(['invoice', 'test']);
  expect(await seenBy({ departmentIds: [company.ids.departmentId!] })).toEqual(['invoice', 'comment', 'test']);
  expect(await seenBy({ departmentIds: [otherDepartment] })).toEqual([]);
});

test('a user without subjects sees the company, the departments, the installations and themselves', async () => {
  const token = await member({ subjects: [] });
  const { data, errors } = await app.graphql(
    `{ viewer { user { id name } customer { name balance departments { totalCount } installations { totalCount }
      users { totalCount } licenses { totalCount } } } }`,
    { token },
  );
  expect(errors).toBeUndefined();
  expect(data.viewer).toEqual({
    user: { id: expect.any(String), name: expect.any(String) },
    customer: {
      name: expect.stringContaining('Omfang'),
      balance: 0,
      departments: { totalCount: 2 },
      installations: { totalCount: expect.any(Number) },
      users: { totalCount: 0 },
      licenses: { totalCount: 0 },
    },
  });
});

describe('live events', () => {
  const publish = (topic: 'clip-card.changed' | 'license.changed' | 'user.changed', id: string) =>
    app.portal.services.writes.run({ role: 'portal_system' }, async (write) =>
      write.publish({ topic, id, customerId: company.customerId }),
    );

  test('send nothing about a hidden row, not even that it is gone', async () => {
    const own = await app.world.clipCard(otherDepartment);
    const socket = await openSocket(app, await member({ departmentIds: [otherDepartment] }));
    const next = await socket.watch('subscription { clipCardChanged { deletedId edge { node { id } } } }');
    await publish('clip-card.changed', company.nodes.ClipCard!);
    await publish('clip-card.changed', own);
    expect(await next()).toEqual({ clipCardChanged: { deletedId: null, edge: { node: { id: own } } } });
    await socket.close();
  });

  test('send each change of a row, also when the answer is the same', async () => {
    const cards = [await app.world.clipCard(otherDepartment), await app.world.clipCard(otherDepartment)];
    const socket = await openSocket(app, await member({ departmentIds: [otherDepartment] }));
    const next = await socket.watch('subscription { clipCardChanged { edge { node { id } } } }');
    for (const id of [cards[0]!, cards[0]!, cards[1]!]) {
      await publish('clip-card.changed', id);
      expect(await next()).toEqual({ clipCardChanged: { edge: { node: { id } } } });
    }
    await socket.close();
  });

  test('send no sum again that has changed in hidden rows alone', async () => {
    const [limited, unlimited] = [
      await openSocket(app, await member({ departmentIds: [otherDepartment] })),
      await openSocket(app, await member({})),
    ];
    const document = 'subscription { licenseSummaryChanged { active } }' as const;
    const [next, nextOfAll] = [await limited.watch(document), await unlimited.watch(document)];
    const publishHidden = async () => {
      await publish('license.changed', company.nodes.License!);
      expect((await nextOfAll()).licenseSummaryChanged.active).toBeGreaterThan(0);
    };
    await publishHidden();
    expect(await next()).toEqual({ licenseSummaryChanged: { active: 0 } });
    await publishHidden();
    await publishHidden();
    const own = await app.world.license(await app.world.installation(otherDepartment), { quantity: 3 });
    await publish('license.changed', own);
    expect(await next()).toEqual({ licenseSummaryChanged: { active: 3 } });
    await Promise.all([limited.close(), unlimited.close()]);
  });

  test('tell those who saw a card that it has left their departments', async () => {
    const card = await app.world.clipCard(otherDepartment);
    const socket = await openSocket(app, await member({ departmentIds: [otherDepartment] }));
    const next = await socket.watch('subscription { clipCardChanged { deletedId } }');
    await app.db.sql('update clip_card set department_id = $1 where id = $2', [company.ids.departmentId, card]);
    await publish('clip-card.changed', card);
    expect(await next()).toEqual({ clipCardChanged: { deletedId: card } });
    await socket.close();
  });

  test('close the socket of a user whose rights have changed, and no other', async () => {
    const [changed, other] = [
      await app.world.person({ customerId: company.customerId, companyRole: 'MEMBER' }),
      await app.world.person({ customerId: company.customerId, companyRole: 'MEMBER' }),
    ];
    const [socket, otherSocket] = [await openSocket(app, changed.token), await openSocket(app, other.token)];
    await app.db.sql(`update user_account set subjects = '{TASKS}' where id = $1`, [changed.id]);
    await publish('user.changed', other.id);
    await publish('user.changed', changed.id);
    expect(await socket.closed()).toMatchObject({ code: 1012 });
    const next = await otherSocket.watch('subscription { clipCardChanged { edge { node { id } } } }');
    await publish('clip-card.changed', company.nodes.ClipCard!);
    expect(await next()).toEqual({ clipCardChanged: { edge: { node: { id: company.nodes.ClipCard } } } });
    await otherSocket.close();
  });
});

describe('writes', () => {
  const buyer = async (rights: Rights) =>
    (await app.world.person({ customerId: company.customerId, companyRole: 'BUYER', ...rights })).token;
  const BUY = `mutation ($departmentId: ID!, $purchaseId: String!) {
    buyClipCard(input: { departmentId: $departmentId, hours: 10, purchaseId: $purchaseId, acceptTerms: true }) {
      change { edge { node { id } } }
    }
  }`;
  let purchases = 0;
  const buy = (token: string, departmentId: string) =>
    app.graphql(BUY, { variables: { departmentId, purchaseId: `omfang-${++purchases}` }, token });

  test('in a hidden department are NOT_FOUND', async () => {
    const { errorCode } = await buy(await buyer({ departmentIds: [otherDepartment] }), company.ids.departmentId!);
    expect(errorCode).toBe('NOT_FOUND');
  });

  test('of goods without their subject are refused', async () => {
    const { errorCode } = await buy(await buyer({ subjects: ['LICENSES', 'FINANCE'] }), company.ids.departmentId!);
    expect(errorCode).toBe('FORBIDDEN');
  });

  test('of a buyer without finance create the ledger entry, which the buyer does not see', async () => {
    const token = await buyer({ subjects: ['AGREEMENTS'] });
    const { errors } = await buy(token, company.ids.departmentId!);
    expect(errors).toBeUndefined();
    const { data } = await app.graphql('{ viewer { customer { ledger { totalCount } } } }', { token });
    expect(data.viewer.customer.ledger.totalCount).toBe(0);
  });

  test('of the finance role are payments, and no orders', async () => {
    const { token } = await app.world.person({ customerId: company.customerId, companyRole: 'FINANCE' });
    expect((await buy(token, company.ids.departmentId!)).errorCode).toBe('FORBIDDEN');
    const { errorCode } = await app.graphql('mutation ($id: ID!) { createPaymentLink(id: $id) }', {
      variables: { id: company.nodes.Invoice! },
      token,
    });
    expect(errorCode).not.toBe('FORBIDDEN');
  });

  test('of an approver do not complete what the buyer could no longer order', async () => {
    const requester = await app.world.person({ customerId: company.customerId, companyRole: 'BUYER' });
    const approval = await app.world.purchaseApproval(company.ids.departmentId!, { requested_by_id: requester.id });
    const approve = () =>
      app.graphql('mutation ($id: ID!) { approvePurchase(id: $id) { change { deletedId } } }', {
        variables: { id: approval },
        token: company.token,
      });
    await app.db.sql('update user_account set department_ids = $2 where id = $1', [requester.id, [otherDepartment]]);
    expect((await approve()).errorCode).toBe('CONFLICT');
    await app.db.sql('update user_account set department_ids = null where id = $1', [requester.id]);
    expect((await approve()).errors).toBeUndefined();
  });

  test('of an approver mail a buyer only while the buyer sees what was ordered', async () => {
    const requester = await app.world.person({ customerId: company.customerId, companyRole: 'BUYER' });
    const decline = async () => {
      const { errors } = await app.graphql(
        `mutation ($id: ID!) { declinePurchase(id: $id, input: { reason: "For dyrt" }) { deletedId } }`,
        {
          variables: {
            id: await app.world.purchaseApproval(company.ids.departmentId!, { requested_by_id: requester.id }),
          },
          token: company.token,
        },
      );
      expect(errors).toBeUndefined();
      return (await app.db.sql('select id from mail where recipient = $1', [requester.email])).length;
    };
    expect(await decline()).toBe(1);
    await app.db.sql(`update user_account set subjects = '{TASKS}' where id = $1`, [requester.id]);
    expect(await decline()).toBe(1);
  });

  test('of a buyer without integrations reach the webhooks of the company', async () => {
    await app.db.sql('update integration_instance set settings = $2 where id = $1', [
      company.nodes.IntegrationInstance,
      JSON.stringify({ address: 'https://modtager.example/krog', events: { clip_card_changed: true } }),
    ]);
    const token = await buyer({ subjects: ['AGREEMENTS'] });
    expect((await buy(token, company.ids.departmentId!)).errors).toBeUndefined();
    const deliveries = await app.db.sql(
      `select id from webhook_delivery where instance_id = $1 and type = 'clip_card_changed'`,
      [company.nodes.IntegrationInstance],
    );
    expect(deliveries).toHaveLength(1);
    const { data } = await app.graphql('query ($id: ID!) { node(id: $id) { id } }', {
      variables: { id: company.nodes.IntegrationInstance! },
      token,
    });
    expect(data.node).toBeNull();
  });

  test('of webhooks are refused to a program with a scope, because their messages tell about everything', async () => {
    const save = async (rights: Rights) => {
      const { id, token } = await app.world.apiToken(company.customerId, 'READ_WRITE');
      await app.db.sql('update api_token set subjects = $2, department_ids = $3 where id = $1', [
        id,
        rights.subjects ?? null,
        rights.departmentIds ?? null,
      ]);
      const { errorCode } = await app.graphql(
        `mutation ($id: ID!, $settings: JSONObject!) {
          saveIntegrationSettings(installationId: $id, pluginId: "webhooks", settings: $settings) { integration { id } }
        }`,
        {
          variables: { id: company.nodes.Installation!, settings: { address: 'https://egen.example/krog' } },
          token,
        },
      );
      return errorCode;
    };
    expect(await save({ subjects: ['INTEGRATIONS'] })).toBe('CONFLICT');
    expect(await save({ departmentIds: [company.ids.departmentId!] })).toBe('CONFLICT');
    expect(await save({})).not.toBe('CONFLICT');
  });

  test('of a reader are refused', async () => {
    const { token } = await app.world.person({ customerId: company.customerId, companyRole: 'READER' });
    expect((await buy(token, company.ids.departmentId!)).errorCode).toBe('FORBIDDEN');
  });
});
