import type { DataOf } from '../../domain/testing/answers.ts';
import type { TestApp } from './createTestApp.ts';
import { openSocket, type TestSocket } from './socket.ts';

export const SUBSCRIBE = 'subscription { activityAdded { id title description } }';

/** Opens a socket that is subscribed to the activities of the caller's company. */
export async function openSubscribedSocket(app: TestApp, token: string): Promise<TestSocket> {
  const socket = await openSocket(app, token);
  socket.send({ id: 'live', type: 'subscribe', payload: { query: SUBSCRIBE } });
  // A query on the same socket is answered only after the subscription has started.
  await socket.errors('{ nothing }');
  return socket;
}

/** Waits for the next activity that the socket receives, and returns its title. */
export const nextTitle = (socket: TestSocket) =>
  socket
    .next(({ id, type }) => id === 'live' && type === 'next')
    .then(({ payload }) => (payload as { data: DataOf<typeof SUBSCRIBE> }).data.activityAdded.title);
