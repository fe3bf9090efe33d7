import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { waitFor } from '../../testing/waitUntil.ts';
import { dbRoles } from '../db/roles.ts';
import { otherAddress } from './addresses.ts';
import { renderMail } from './layout.ts';
import { sendMail } from './mail.jobs.ts';

let smtp: SMTPServer;
let app: TestApp;
let isRefusing = false;
const receivedMails: ParsedMail[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      if (isRefusing) {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('Postkassen er fuld'), { responseCode: 452 })));
        return;
      }
      simpleParser(stream).then((mail) => {
        receivedMails.push(mail);
        done();
      }, done);
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  app = await createTestApp({
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mailFrom: 'hej@portal.example',
  });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const content = {
  product: 'Portalen',
  subject: 'Prøve på æøå',
  greeting: 'Hej Åse <b>',
  paragraphs: ['Æblegrød & øl'],
  action: { label: 'Åbn', url: otherAddress('https://portal.example/?a=1&b=2') },
};
const storeMail = (to: string) =>
  app.portal.services.writes.run({ role: dbRoles.auth }, async ({ mail }) => mail({ kind: 'welcome', to, ...content }));
const mailsTo = (to: string) =>
  app.db.sql<{ id: string; attempts: number; sent_at: Date | null; last_error: string | null; next_attempt_at: Date }>(
    'select * from mail where recipient = $1',
    [to],
  );

describe('a mail', () => {
  test('is sent over SMTP with a text part and an HTML part of the same Danish content', async () => {
    await storeMail('modtager@firma.example');
    const mail = await waitFor(async () => receivedMails.find(({ to }) => JSON.stringify(to).includes('modtager@')));
    expect(mail).toMatchObject({
      subject: 'Prøve på æøå',
      text: expect.stringContaining('Æblegrød & øl'),
      html: expect.stringContaining('Æblegrød &amp; øl'),
    });
    expect(mail.text).toContain('https://portal.example/?a=1&b=2');
    expect(mail.html).toContain('Hej Åse &lt;b&gt;');
    expect(mail.from!.text).toBe('"Portalen" <hej@portal.example>');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.messageId).toMatch(/^<mail_\w+@portal\.example>$/);
  });

  test('contains its calendar entry as an alternative part and as a file, and loses it once it is sent', async () => {
    const file = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR';
    await app.portal.services.writes.run({ role: dbRoles.auth }, async ({ mail }) =>
      mail({
        kind: 'welcome',
        to: 'kalender@firma.example',
        ...content,
        subject: 'Kom',
        calendar: { method: 'REQUEST', content: file },
      }),
    );
    const { attachments } = await waitFor(async () =>
      receivedMails.find(({ to }) => JSON.stringify(to).includes('kalender@')),
    );
    expect(attachments.map(({ contentType, filename }) => [contentType, filename])).toEqual([
      ['text/calendar', undefined],
      ['application/ics', 'event.ics'],
    ]);
    for (const { content: sent } of attachments) expect(sent.toString('utf8').trim()).toBe(file);
    await waitFor(async () => (await mailsTo('kalender@firma.example')).find(({ sent_at }) => sent_at));
    expect(await app.db.sql(`select calendar from mail where recipient = 'kalender@firma.example'`)).toEqual([
      { calendar: null },
    ]);
  });

  test('is stored beside others, with a mark in the place of half a surrogate pair', async () => {
    const half = '\uD83D';
    await app.portal.services.writes.run({ role: dbRoles.auth }, async ({ mail }) => {
      mail({ kind: 'welcome', to: 'halv@firma.example', ...content, subject: `Halv ${half}`, paragraphs: [half] });
      mail({ kind: 'welcome', to: 'hel@firma.example', ...content, subject: 'Hel 😀' });
    });
    const subjects = await app.db.sql<{ subject: string }>(
      `select subject from mail where recipient in ('halv@firma.example', 'hel@firma.example') order by subject`,
    );
    expect(subjects).toEqual([{ subject: 'Halv \uFFFD' }, { subject: 'Hel 😀' }]);
  });

  test('is not stored when its transaction is rolled back', async () => {
    await expect(
      app.portal.services.writes.run({ role: dbRoles.auth }, async ({ mail }) => {
        mail({ kind: 'welcome', to: 'aldrig@firma.example', ...content, subject: 'Aldrig' });
        throw new Error('fortrudt');
      }),
    ).rejects.toThrow('fortrudt');
    expect(await mailsTo('aldrig@firma.example')).toEqual([]);
  });

  test('is sent again later when the mail server refuses it', async () => {
    isRefusing = true;
    await storeMail('fuld@firma.example');
    const row = await waitFor(async () => (await mailsTo('fuld@firma.example')).find(({ last_error }) => last_error));
    isRefusing = false;
    expect(row).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.stringContaining('fuld') });
    expect(row.next_attempt_at.getTime()).toBeGreaterThan(Date.now());
    await app.db.sql('update mail set next_attempt_at = now() where id = $1', [row.id]);
    await sendMail(app.portal.services, { id: 'again', data: { id: row.id } });
    expect((await mailsTo('fuld@firma.example'))[0]!.sent_at).not.toBeNull();
  });

  test('is sent once when its job runs several times', async () => {
    await storeMail('en-gang@firma.example');
    await waitFor(async () => (await mailsTo('en-gang@firma.example')).find(({ sent_at }) => sent_at));
    const [{ id } = { id: '' }] = await mailsTo('en-gang@firma.example');
    await Promise.all([1, 2, 3].map((run) => sendMail(app.portal.services, { id: String(run), data: { id } })));
    expect(receivedMails.filter(({ to }) => JSON.stringify(to).includes('en-gang@'))).toHaveLength(1);
  });

  test('is claimed only when a connection to the mail server is free', async () => {
    const to = 'langsom@firma.example';
    const ids = Array.from({ length: 5 }, (_, i) => `mail_slow${i}`);
    for (const id of ids) {
      await app.db.sql(
        `insert into mail (id, kind, recipient, subject, text, html, created_at, next_attempt_at)
         values ($1, 'welcome', $2, 's', 't', 'h', now(), now())`,
        [id, to],
      );
    }
    let finishSending = () => undefined as void;
    const slowSend = new Promise<void>((resolve) => (finishSending = resolve));
    const services = { ...app.portal.services, mailer: { send: () => slowSend, close: () => undefined } };
    const sending = Promise.all(ids.map((id) => sendMail(services, { id, data: { id } })));
    await waitFor(async () => (await mailsTo(to)).filter(({ attempts }) => attempts === 1).length === 2 || undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await mailsTo(to)).map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 0, 1, 1]);
    finishSending();
    await sending;
    expect((await mailsTo(to)).filter(({ sent_at }) => sent_at)).toHaveLength(5);
  });

  test('breaks long words and addresses anywhere in its HTML part, so that a phone never scrolls sideways', () => {
    const { html } = renderMail({ ...content, facts: [['Et langt navn', 'x'.repeat(200)]] });
    expect(html).toMatch(/<div style="[^"]*overflow-wrap:anywhere;word-break:break-word/);
    expect(html).not.toContain('nowrap');
  });

  test('escapes user input in its HTML part', () => {
    const script = '<script>"x"</script>';
    const { html } = renderMail({ ...content, subject: script, greeting: script });
    expect(html).not.toContain('<script>');
    expect(html).toContain('<title>&lt;script&gt;');
  });
});
