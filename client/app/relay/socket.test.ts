import { expect, jest, test } from '@jest/globals';
import type { GraphQLResponse, Observable } from 'relay-runtime';
import { ownToken } from '../../testing/session.ts';

interface Options {
  connectionParams: () => object;
}
const created = Promise.withResolvers<Options>();

jest.unstable_mockModule('graphql-ws', () => ({
  createClient: (options: Options) => {
    created.resolve(options);
    return { subscribe: () => () => undefined };
  },
}));

const { subscribe } = await import('./socket.ts');
const { storeToken } = await import('./session.ts');
const { storeTabCompany } = await import('./tabCompany.ts');

test('each connection of the socket names the company and the previewed user of the tab at the time', async () => {
  const token = ownToken('user_anna');
  storeToken(token);
  const events = subscribe({ id: 'abc', name: 'TestSubscription' } as never, {}, {}) as Observable<GraphQLResponse>;
  const subscription = events.subscribe({});
  const options = await created.promise;
  expect(options.connectionParams()).toEqual({ authorization: `Bearer ${token}` });
  storeTabCompany({ id: 'cust_1', isChosen: true });
  expect(options.connectionParams()).toEqual({ authorization: `Bearer ${token}`, company: 'cust_1' });
  sessionStorage.setItem('portal.preview', 'user_bo /users');
  expect(options.connectionParams()).toEqual({
    authorization: `Bearer ${token}`,
    company: 'cust_1',
    preview: 'user_bo',
  });
  subscription.unsubscribe();
});
