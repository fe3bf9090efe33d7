import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import type { Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import { createLinkedCompany } from '../tasks/testing/linkedCompany.ts';
import { startTasks } from '../tasks/testing/startTasks.ts';
import { readComments } from './readComments.ts';
import { sendComments } from './sendComments.ts';
import { createConversation, setRule, waitForNextMillisecond, type ConversationSetup } from './testing/conversation.ts';

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let own: ConversationSetup;
beforeAll(async () => void ({ app, providers, close } = await startTasks()));
beforeEach(async () => void (own = await createConversation(app, providers)));
afterAll(() => close());

const asCustomer = runAs(() => ({ app, token: own.person.token }));
const asAdmin = runAs(() => ({ app, token: own.admin.token }));

const ADD = `mutation ($taskId: ID!, $input: TaskCommentInput!, $requestId: String!) {
  addTaskComment(taskId: $taskId, input: $input, requestId: $requestId) {
    edge { node { id text isOwn isFromReseller mentioned isSent editableUntil editedAt } }
  }
}` as const;
const ANSWER = `mutation ($taskId: ID!, $input: TaskCommentInput!, $requestId: String!) {
  answerTask(taskId: $taskId, input: $input, requestId: $requestId) { edge { node { id isFromReseller } } }
}` as const;
const EDIT = `mutation ($id: ID!, $text: String!) {
  editTaskComment(id: $id, text: $text) { edge { node { text editedAt } } }
}` as const;
const READ = `query ($id: ID!) {
  node(id: $id) {
    ... on Task { unreadComments comments { totalCount edges { node { id text authorName isFromReseller } } } }
  }
}` as const;

let count = 0;
const newKey = () => `key-${(count += 1)}`;
async function add(text: string, { requestId = newKey(), mentionedIds = null as string[] | null } = {}) {
  const answer = await asCustomer(ADD, { taskId: own.taskId, input: { text, mentionedIds }, requestId });
  return answer.data?.addTaskComment.edge!.node as { id: string; text: string };
}
const shown = async () => {
  const { data } = await asCustomer(READ, { id: own.taskId });
  return (data!.node as { comments: { edges: { node: { text: string } }[] } }).comments.edges.map(
    ({ node }) => node.text,
  );
};
const atClickUp = () => providers.clickup.comments(own.clickUpTaskId);
const send = () => sendComments(app.portal.services);
const letSendAgain = () => app.db.sql('update task_comment set send_at = now() where send_at is not null');
const post = `POST /v2/task/:id/comment`;
/** As a webhook or a refresh does. */
async function copy() {
  await app.db.sql(
    `insert into task_conversation (task_id, customer_id, due_at) select id, customer_id, now() from task where id = $1
     on conflict (task_id) do update set due_at = now()`,
    [own.taskId],
  );
  await readComments(app.portal.services);
}

describe('a comment of a customer', () => {
  test('is sanitized, and sent to ClickUp once with its author’s name', async () => {
    const { text } = await add('<p onclick="x">Hej <b>Mette</b><script>alert(1)</script></p>');
    expect(text).toBe('<p>Hej <strong>Mette</strong></p>');
    await send();
    await send();
    expect(atClickUp()).toEqual([expect.stringMatching(/^Karla Kunde \(.*\) skriver:\n\nHej Mette\n\nSkrevet i /)]);
    expect(await shown()).toEqual([text]);
  });

  test('is stored once for each key, also by parallel calls, and a key used otherwise is refused', async () => {
    const requestId = newKey();
    const all = await Promise.all(Array.from({ length: 5 }, () => add('<p>Én</p>', { requestId })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await shown()).toEqual(['<p>Én</p>']);
    const input = { text: '<p>To</p>' };
    expect((await asCustomer(ADD, { taskId: own.taskId, input, requestId })).errorCode).toBe('CONFLICT');
  });

  test.each([
    ['no visible text', '<p> \u200b</p>', { text: 'Skriv en kommentar' }],
    ['too much text', `<p>${'x'.repeat(10_001)}</p>`, { text: 'Højst 10.000 tegn' }],
    ['too much HTML', 'x'.repeat(50_001), { text: 'Kommentaren er for lang' }],
  ])('is refused with %s', async (_, text, fields) => {
    const { fieldErrors } = await asCustomer(ADD, { taskId: own.taskId, input: { text }, requestId: newKey() });
    expect(fieldErrors).toEqual(fields);
  });

  test('reaches ClickUp once after a lost answer, an outage and a rate limit', async () => {
    await add('<p>Først</p>');
    await add('<p>Så</p>');
    providers.clickup.failNext(post, { dropAnswerAfterWork: true });
    await send();
    await letSendAgain();
    providers.clickup.failNext('GET /v2/task/:id/comment', { status: 503, err: 'x', ecode: 'y', times: 10 });
    await send();
    providers.clickup.clearFaults('GET /v2/task/:id/comment');
    await letSendAgain();
    await send();
    await letSendAgain();
    await send();
    expect(atClickUp().map((text) => text.split('\n\n')[1])).toEqual(['Først', 'Så']);
    expect(
      await app.db.sql('select 1 from task_comment where task_id = $1 and send_at is not null', [own.taskId]),
    ).toEqual([]);
  });

  test('that ClickUp refuses does not hold back the next ones', async () => {
    await add('<p>Afvist</p>');
    await add('<p>Næste</p>');
    providers.clickup.failNext(post, { status: 400, err: 'Comment invalid', ecode: 'COMM_001' });
    await send();
    expect(atClickUp().map((text) => text.split('\n\n')[1])).toEqual(['Næste']);
  });

  test('can be edited by its author for 15 minutes, also at ClickUp', async () => {
    const { id } = await add('<p>Fjel</p>');
    await send();
    expect((await asCustomer(EDIT, { id, text: '<p>Fejl</p>' })).data?.editTaskComment.edge?.node).toMatchObject({
      text: '<p>Fejl</p>',
      editedAt: expect.any(String),
    });
    await send();
    expect(atClickUp()).toEqual([expect.stringContaining('\n\nFejl\n\n')]);
    const colleague = await app.world.person({ customerId: own.person.customerId });
    const asColleague = runAs(() => ({ app, token: colleague.token }));
    expect((await asColleague(EDIT, { id, text: '<p>Andet</p>' })).errorCode).toBe('NOT_FOUND');
    expect((await asAdmin(EDIT, { id, text: '<p>Andet</p>' })).errorCode).toBe('NOT_FOUND');
    await app.db.sql(`update task_comment set written_at = now() - interval '16 minutes' where id = $1`, [id]);
    expect((await asCustomer(EDIT, { id, text: '<p>For sent</p>' })).errorCode).toBe('CONFLICT');
    expect(await shown()).toEqual(['<p>Fejl</p>']);
  });

  test('that is edited while it is sent is sent again, and by no second process meanwhile', async () => {
    const { id } = await add('<p>Første</p>');
    // Another process has claimed it and waits for ClickUp.
    await app.db.sql(`update task_comment set send_at = now() + interval '3 minutes', attempts = 1 where id = $1`, [
      id,
    ]);
    await asCustomer(EDIT, { id, text: '<p>Anden</p>' });
    await send();
    expect(atClickUp()).toEqual([]);
    // That process was killed after ClickUp had stored the comment.
    providers.clickup.addComment(
      own.clickUpTaskId,
      `Karla Kunde skriver:\n\nFørste\n\nSkrevet i portalen: https://portal.example/tasks/${own.taskId}?comment=${id}`,
    );
    await letSendAgain();
    await send();
    expect(atClickUp()).toEqual([expect.stringContaining('\n\nAnden\n\n')]);
  });

  test('mails those who take part and want it, and not its author', async () => {
    const colleague = await app.world.person({ customerId: own.person.customerId, name: 'Bo Bang' });
    const deaf = await app.world.person({ customerId: own.person.customerId, name: 'Ib Is' });
    await app.db.sql(`insert into muted_mail (user_id, category) values ($1, 'TASK_COMMENTS')`, [deaf.id]);
    await add('<p>Se her</p>', { mentionedIds: [colleague.id, deaf.id] });
    await asAdmin(ANSWER, { taskId: own.taskId, input: { text: '<p>Svar</p>' }, requestId: newKey() });
    const mails = await app.db.sql<{ recipient: string; text: string }>(
      `select recipient, text from mail where kind = 'task-comment' and recipient = any($1)
       order by created_at, recipient`,
      [[own.person.email, colleague.email, deaf.email, own.admin.email]],
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      colleague.email,
      ...[own.person.email, colleague.email].sort(),
    ]);
    expect(mails[0]!.text).toContain('Se her');
    expect((await add('<p>Tak</p>')).text).toBe('<p>Tak</p>');
    expect(
      await app.db.sql(`select 1 from mail where kind = 'task-comment' and recipient = $1`, [own.admin.email]),
    ).toHaveLength(1);
  });

  test('mails a mentioned colleague who does not see tasks once, and support about every later comment', async () => {
    const [support, bookkeeper] = await Promise.all(
      (['SUPPORT', 'BOOKKEEPING'] as const).map(async (role) => {
        const { email } = await app.world.person({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null });
        const id = await app.world.teamMember();
        await app.db.sql('update team_member set email = $2 where id = $1', [id, email]);
        return { id, email };
      }),
    );
    const input = { text: '<p>Kig med</p>', mentionedIds: [support!.id, bookkeeper!.id] };
    const { errors } = await asAdmin(ANSWER, { taskId: own.taskId, input, requestId: newKey() });
    expect(errors).toBeUndefined();
    await add('<p>Tak</p>');
    const mailCount = async (email: string) =>
      (await app.db.sql(`select 1 from mail where kind = 'task-comment' and recipient = $1`, [email])).length;
    expect([await mailCount(support!.email), await mailCount(bookkeeper!.email)]).toEqual([2, 1]);
  });

  test('can mention nobody of another company', async () => {
    const stranger = await app.world.person();
    const input = { text: '<p>Hej</p>', mentionedIds: [stranger.id] };
    const { fieldErrors } = await asCustomer(ADD, { taskId: own.taskId, input, requestId: newKey() });
    expect(fieldErrors).toEqual({ mentionedIds: 'En af dem, du har nævnt, kan ikke længere nævnes' });
  });
});

describe('a comment at ClickUp', () => {
  beforeEach(() => setRule(app, own.admin, 'PREFIX', '@kunde'));
  afterAll(() => setRule(app, own.admin, 'NONE'));

  test('is copied when it is marked, follows edits, and disappears with its marker or its deletion', async () => {
    const { clickup } = providers;
    const marked = clickup.addComment(own.clickUpTaskId, '@kunde Er onsdag fint?');
    const other = clickup.addComment(own.clickUpTaskId, '@kunde Eller torsdag?', { userId: 41_000_002 });
    clickup.addComment(own.clickUpTaskId, 'Kunden er besværlig');
    await copy();
    await copy();
    expect(await shown()).toEqual(['<p>Eller torsdag?</p>', '<p>Er onsdag fint?</p>']);
    clickup.editComment(marked, '@kunde Er tirsdag fint?');
    await copy();
    expect(await shown()).toEqual(['<p>Eller torsdag?</p>', '<p>Er tirsdag fint?</p>']);
    clickup.editComment(marked, 'Internt: tirsdag duer ikke');
    clickup.removeComment(other);
    await copy();
    expect(await shown()).toEqual([]);
    expect(await app.db.sql('select 1 from task_comment where task_id = $1', [own.taskId])).toEqual([]);
  });

  test('of more than one page is copied, and one of 100,000 characters is cut', async () => {
    for (let number = 0; number < 60; number += 1)
      providers.clickup.addComment(own.clickUpTaskId, `@kunde Nr. ${number}`);
    providers.clickup.addComment(own.clickUpTaskId, `@kunde ${'lang '.repeat(20_000)}`);
    await copy();
    const [{ n, longest }] = (await app.db.sql(
      'select count(*)::int as n, max(length(text)) as longest from task_comment where task_id = $1',
      [own.taskId],
    )) as [{ n: number; longest: number }];
    expect(n).toBe(61);
    expect(longest).toBeLessThan(20_100);
  });

  test('that the portal wrote is not doubled, whatever somebody makes of it there', async () => {
    await add('<p>@kunde Fra os</p>');
    await send();
    await copy();
    const [{ id }] = (await app.db.sql('select click_up_id as id from task_comment where task_id = $1', [
      own.taskId,
    ])) as [{ id: string }];
    // An internal remark in the customer's comment, and a copy of it, stay internal.
    const [text] = atClickUp();
    providers.clickup.editComment(id, '@kunde Internt: han tager fejl');
    providers.clickup.addComment(own.clickUpTaskId, `@kunde ${text}`);
    await copy();
    expect(await shown()).toEqual(['<p>@kunde Fra os</p>']);
  });

  test('is judged by the rule of its time: a new rule exposes no older comment', async () => {
    providers.clickup.addComment(own.clickUpTaskId, 'Til kunden: gammel');
    providers.clickup.addComment(own.clickUpTaskId, '@kunde Fra før');
    await waitForNextMillisecond();
    await setRule(app, own.admin, 'PREFIX', 'Til kunden:');
    providers.clickup.addComment(own.clickUpTaskId, 'Til kunden: ny');
    providers.clickup.addComment(own.clickUpTaskId, '@kunde efter');
    await copy();
    expect(await shown()).toEqual(['<p>ny</p>', '<p>Fra før</p>']);
  });

  test('is copied by a mention when the rule says so', async () => {
    const [{ id: member }] = (await asAdmin('{ admin { clickUpMembers { id name } } }')).data!.admin
      .clickUpMembers as unknown as [{ id: string }];
    await setRule(app, own.admin, 'MENTION', member);
    providers.clickup.addComment(own.clickUpTaskId, '@Jonas Bech Hej');
    providers.clickup.addComment(own.clickUpTaskId, [
      { text: '@navn', type: 'tag', user: { id: Number(member) } },
      { text: ' Hej ' },
      { text: 'du', attributes: { bold: true } },
    ]);
    await copy();
    expect(await shown()).toEqual(['<p>Hej <strong>du</strong></p>']);
  });

  test('of a read that began earlier does not replace a later one', async () => {
    const id = providers.clickup.addComment(own.clickUpTaskId, '@kunde Synlig');
    await copy();
    await app.db.sql(`update task_conversation set read_at = now() + interval '1 minute' where task_id = $1`, [
      own.taskId,
    ]);
    providers.clickup.editComment(id, '@kunde Ændret');
    await copy();
    expect(await shown()).toEqual(['<p>Synlig</p>']);
  });

  test('is read later when ClickUp does not answer, and none is lost', async () => {
    providers.clickup.addComment(own.clickUpTaskId, '@kunde Senere');
    providers.clickup.failNext('GET /v2/task/:id/comment', { status: 503, err: 'x', ecode: 'y', times: 10 });
    await copy();
    expect(await shown()).toEqual([]);
    providers.clickup.clearFaults('GET /v2/task/:id/comment');
    await app.db.sql('update task_conversation set due_at = now() where due_at is not null');
    await readComments(app.portal.services);
    expect(await shown()).toEqual(['<p>Senere</p>']);
  });
});

test('without a rule no comment is read from ClickUp', async () => {
  await setRule(app, own.admin, 'NONE');
  providers.clickup.addComment(own.clickUpTaskId, '@kunde Hej');
  await app.db.sql('delete from task_comment_rule');
  await copy();
  expect(await shown()).toEqual([]);
  expect(providers.clickup.requestCount(`GET /v2/task/${own.clickUpTaskId}/comment`)).toBe(0);
});

test('unread comments are those of others that the user has not seen', async () => {
  const colleague = await app.world.person({ customerId: own.person.customerId });
  const asColleague = runAs(() => ({ app, token: colleague.token }));
  const unreadOf = async (run: typeof asCustomer) =>
    ((await run(READ, { id: own.taskId })).data!.node as { unreadComments: number }).unreadComments;
  await add('<p>En</p>');
  const { id } = await add('<p>To</p>');
  expect([await unreadOf(asCustomer), await unreadOf(asColleague)]).toEqual([0, 2]);
  const MARK = `mutation ($taskId: ID!, $id: ID!) {
    markTaskCommentsRead(taskId: $taskId, lastCommentId: $id) { unreadComments } }`;
  const { data } = await asColleague(MARK, { taskId: own.taskId, id });
  expect(data).toEqual({ markTaskCommentsRead: { unreadComments: 0 } });
  // An id from the future hides no later comment.
  await asColleague(MARK, { taskId: own.taskId, id: `tcom_${'z'.repeat(26)}` });
  await add('<p>Tre</p>');
  expect(await unreadOf(asColleague)).toBe(1);
});

test('a request for changes is a comment of the conversation', async () => {
  const { errors } = await asCustomer(
    `mutation ($id: ID!, $input: TaskChangesInput!) { requestTaskChanges(id: $id, input: $input) { deletedId } }`,
    { id: own.taskId, input: { requestId: newKey(), comment: 'Logoet\nmangler' } },
  );
  expect(errors).toBeUndefined();
  await send();
  expect(await shown()).toEqual(['<p>Logoet</p><p>mangler</p>']);
  expect(atClickUp()).toEqual([expect.stringMatching(/^Karla Kunde \(.*\) beder om ændringer:\n\nLogoet/)]);
});

describe('another company', () => {
  test('reaches no comment by any operation', async () => {
    const { id } = await add('<p>Vores</p>');
    const other = await createLinkedCompany(app, providers);
    const asOther = runAs(() => ({ app, token: other.person.token }));
    expect((await asOther(READ, { id: own.taskId })).data).toEqual({ node: null });
    const input = { text: '<p>Hej</p>' };
    expect((await asOther(ADD, { taskId: own.taskId, input, requestId: newKey() })).errorCode).toBe('NOT_FOUND');
    expect((await asOther(ANSWER, { taskId: own.taskId, input, requestId: newKey() })).errorCode).toBe('FORBIDDEN');
    expect((await asOther(EDIT, { id, text: '<p>Hej</p>' })).errorCode).toBe('NOT_FOUND');
    const mark = await asOther(
      'mutation ($taskId: ID!, $id: ID!) { markTaskCommentsRead(taskId: $taskId, lastCommentId: $id) { id } }',
      { taskId: own.taskId, id },
    );
    expect(mark.errorCode).toBe('NOT_FOUND');
  });

  test('sees none in the database, and no read marks of others', async () => {
    const { id } = await add('<p>Vores</p>');
    await asCustomer(
      'mutation ($taskId: ID!, $id: ID!) { markTaskCommentsRead(taskId: $taskId, lastCommentId: $id) { id } }',
      { taskId: own.taskId, id },
    );
    const other = await createLinkedCompany(app, providers);
    const read = (sql: string, { customerId, id: userId }: typeof own.person) =>
      app.portal.services.reads.runSql({ role: 'portal_customer', customerId, userId, scope: WHOLE_COMPANY }, sql);
    const comments = `select id from task_comment where task_id = '${own.taskId}'`;
    const marks = `select user_id from task_comment_read where task_id = '${own.taskId}'`;
    expect(await read(comments, own.person)).toHaveLength(1);
    expect(await read(comments, other.person)).toEqual([]);
    expect(await read(marks, own.person)).toHaveLength(1);
    expect(await read(marks, other.person)).toEqual([]);
    await expect(read('select marker from task_comment_rule', own.person)).rejects.toThrow('permission denied');
    await expect(read('update task_comment set text = text', own.person)).rejects.toThrow('permission denied');
  });

  test('is sent no live event', async () => {
    const other = await createLinkedCompany(app, providers);
    const socket = await openSocket(app, own.person.token);
    const foreign = await openSocket(app, other.person.token);
    const document = `subscription {
      taskCommentChanged(taskId: "${own.taskId}") { edge { node { text } } deletedId }
    }`;
    const next = await socket.watch(document);
    const received: unknown[] = [];
    void (await foreign.watch(document))().then(
      (data) => received.push(data),
      () => undefined,
    );
    await add('<p>Direkte</p>');
    expect(await next()).toEqual({
      taskCommentChanged: { edge: { node: { text: '<p>Direkte</p>' } }, deletedId: null },
    });
    expect(received).toEqual([]);
    await Promise.all([socket.close(), foreign.close()]);
  });
});

describe('the rule', () => {
  const CHANGE = `mutation ($kind: TaskCommentRuleKind!, $marker: String) {
    changeTaskCommentRule(kind: $kind, marker: $marker) { kind marker markerName since setBy }
  }` as const;

  test('is changed by admins alone, and only to a marker that nobody writes by accident', async () => {
    expect((await asCustomer(CHANGE, { kind: 'PREFIX', marker: '@kunde' })).errorCode).toBe('FORBIDDEN');
    expect((await asAdmin(CHANGE, { kind: 'PREFIX', marker: 'Hej' })).fieldErrors).toHaveProperty('marker');
    expect((await asAdmin(CHANGE, { kind: 'MENTION', marker: '1' })).fieldErrors).toEqual({
      marker: 'Vælg en bruger i ClickUp',
    });
    const { data } = await asAdmin(CHANGE, { kind: 'PREFIX', marker: '#ekstern' });
    expect(data!.changeTaskCommentRule).toMatchObject({ kind: 'PREFIX', marker: '#ekstern', setBy: 'Mette Holm' });
    // Setting it again keeps its beginning.
    expect((await asAdmin(CHANGE, { kind: 'PREFIX', marker: '#ekstern' })).data).toEqual(data);
  });
});
