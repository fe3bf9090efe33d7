import { once } from 'node:events';
import { WebSocket } from 'ws';
import { socketUrl } from '../../server/testing/socketUrl.ts';
import { liveTables } from '../portal/liveTables.ts';
import type { Action } from './Action.ts';

const SUBSCRIPTIONS = 20;

/** A program subscribes many times and then reads nothing any more, so that the portal must keep what it sends. */
export const subscribeWithoutReading: Action = {
  name: 'subscribeWithoutReading',
  weight: 1,
  isFor: ({ isHostile, token }) => isHostile && token !== undefined,
  async run({ url, unreadSockets }, { token }, random) {
    const socket = new WebSocket(socketUrl(url), 'graphql-transport-ws');
    unreadSockets.push(socket);
    // The portal may close the socket at any time.
    socket.on('error', () => undefined);
    await once(socket, 'open');
    const send = (message: object) => socket.send(JSON.stringify(message));
    send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    const selections = Object.values(liveTables);
    for (let number = 0; number < SUBSCRIPTIONS; number += 1)
      send({
        type: 'subscribe',
        id: String(number),
        payload: { query: `subscription { ${random.pick(selections)} }` },
      });
    socket.pause();
    return `subscribeWithoutReading: ${unreadSockets.length} sockets`;
  },
};
