import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Run } from '../../../../testing/runAs.ts';
import { sendMessage, settleMessages } from '../message.jobs.ts';

const FIELDS = 'id subject body groups authorName state recipientCount sentCount failedCount skippedCount';

export interface MessageInput {
  subject?: string;
  body?: string;
  groups?: string[];
}

export const messageInput = (changes: MessageInput = {}) => ({
  subject: 'Parkering',
  body: '<p>Kom ind ad <strong>porten</strong></p>',
  groups: ['WITH_PLACE'],
  ...changes,
});

/** The calls of the back office about messages, as the person of `run`. */
export function messageCalls(getApp: () => TestApp, run: Run) {
  let count = 0;
  const preview = (eventId: string, changes?: MessageInput, token?: string) =>
    run(
      `query ($eventId: ID!, $input: EventMessageInput!) { admin {
        eventMessagePreview(eventId: $eventId, input: $input) {
        recipientCount sampleName subject html text fingerprint } } }`,
      { eventId, input: messageInput(changes) },
      token,
    );
  const send = (
    eventId: string,
    changes: MessageInput,
    { requestId, fingerprint, token }: { requestId: string; fingerprint: string; token?: string },
  ) =>
    run(
      `mutation ($eventId: ID!, $input: EventMessageInput!, $requestId: String!, $fingerprint: String!) {
        sendEventMessage(eventId: $eventId, input: $input, requestId: $requestId, fingerprint: $fingerprint) {
          edge { node { ${FIELDS} } } } }`,
      { eventId, input: messageInput(changes), requestId, fingerprint },
      token,
    );
  const fingerprintOf = async (eventId: string, changes?: MessageInput) =>
    (await preview(eventId, changes)).data.admin.eventMessagePreview.fingerprint;
  /** Sends what the preview shows, and returns the id of the message. */
  const begin = async (eventId: string, changes: MessageInput = {}): Promise<string> => {
    count += 1;
    const fingerprint = await fingerprintOf(eventId, changes);
    const answer = await send(eventId, changes, { requestId: `request-${eventId}-${count}`, fingerprint });
    if (answer.errors) throw new Error(answer.errors[0]!.message);
    return answer.data.sendEventMessage.edge!.node.id;
  };
  const test = (eventId: string, changes?: MessageInput, token?: string) =>
    run(
      `mutation ($eventId: ID!, $input: EventMessageInput!) {
        testEventMessage(eventId: $eventId, input: $input) { email } }`,
      { eventId, input: messageInput(changes) },
      token,
    );
  const history = async (eventId: string) => {
    const { data } = await run(
      `query ($eventId: ID!) { admin { eventMessages(eventId: $eventId) { edges { node { ${FIELDS} } } } } }`,
      { eventId },
    );
    return data.admin.eventMessages.edges.map(({ node }) => node);
  };
  /** Lets jobs store the mails of a message. */
  const carryOut = async (id: string, batch?: number) => {
    while (await sendMessage(getApp().portal.services, id, batch));
  };
  const settle = () => settleMessages(getApp().portal.services);
  const mailsOf = (id: string) =>
    getApp().db.sql<{ recipient: string; subject: string; text: string; html: string }>(
      `select m.recipient, m.subject, m.text, m.html from mail m
       join event_message_recipient r on r.mail_id = m.id where r.message_id = $1 order by r.registration_id`,
      [id],
    );
  return { preview, send, fingerprintOf, begin, test, history, carryOut, settle, mailsOf };
}
