import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const messageRows = (rows: TestRows) => ({
  /** A message about an event, which all its recipients have got. */
  async eventMessage(eventId: string, authorId: string, fields: Row = {}): Promise<string> {
    const id = newId('emsg');
    await rows.insert('event_message', {
      id,
      event_id: eventId,
      author_id: authorId,
      subject: 'Parkering ved indgangen',
      body: '<p>Hej alle</p>',
      groups: '{WITH_PLACE}',
      request_id: id,
      fingerprint: '',
      total: 1,
      delivered: 1,
      created_at: new Date(),
      settled_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: messageRows,
  tablesWithoutPeople: ['event_message', 'event_message_recipient'],
  mutations: {
    sendEventMessage: { callers: 'events', skip: 'has no company' },
    testEventMessage: { callers: 'events', skip: 'has no company' },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof messageRows> {}
}
