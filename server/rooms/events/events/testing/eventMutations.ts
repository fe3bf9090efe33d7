import type { TestApp } from '../../../../testing/createTestApp.ts';
import { eventInput } from './eventInput.ts';

const EDGE = `edge { node {
  id title description status location meetingLink capacity price isPublic publicLink registrationCount isFull version
} }`;

/** The mutations of events, sent as an admin or with another token. The defaults are read at each call. */
export function eventMutations(defaults: () => { app: Pick<TestApp, 'graphql'>; token: string }) {
  const createEvent = (changes: object = {}, token = defaults().token) =>
    defaults().app.graphql(`mutation ($input: EventInput!) { createEvent(input: $input) { ${EDGE} } }`, {
      variables: { input: eventInput(changes) },
      token,
    });
  const updateEvent = (
    id: string,
    changes: object = {},
    { version, token = defaults().token }: { version?: number; token?: string } = {},
  ) =>
    defaults().app.graphql(
      `mutation ($id: ID!, $version: Int, $input: EventInput!) {
        updateEvent(id: $id, version: $version, input: $input) { ${EDGE} }
      }`,
      { variables: { id, version, input: eventInput(changes) }, token },
    );
  const deleteEvent = (id: string, token = defaults().token) =>
    defaults().app.graphql('mutation ($id: ID!) { deleteEvent(id: $id) { deletedId } }', { variables: { id }, token });
  const createdEvent = async (changes?: object) => (await createEvent(changes)).data.createEvent.edge.node;
  return { createEvent, updateEvent, deleteEvent, createdEvent };
}
