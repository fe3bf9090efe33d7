import type { Client } from 'graphql-ws';

/** Closes the socket of a client. Never rejects: the portal may refuse the socket while it is being opened. */
export const closeClient = (client: Client): Promise<void> => Promise.resolve(client.dispose()).catch(() => undefined);
