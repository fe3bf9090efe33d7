import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { NOT_A_MEMBER } from '../../../domain/basics/actingCompany.ts';
import { ownToken } from '../../testing/session.ts';
import { executeOperation } from './network.ts';
import { runOperation } from './runOperation.ts';
import { storeToken } from './session.ts';
import { readTabCompany, storeTabCompany } from './tabCompany.ts';

const TOKEN = ownToken('user_anna');
const sent: Record<string, string>[] = [];
let answer: object;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete window.prefetchedQueries;
  sent.length = 0;
  answer = { data: { isSent: true } };
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(async (_address: unknown, init?: RequestInit) => {
    sent.push(init!.headers as Record<string, string>);
    return { text: async () => JSON.stringify(answer) } as Response;
  }) as typeof fetch;
});

const query = { id: 'abc', name: 'TestQuery' };

describe('an operation', () => {
  test('names no company while the tab has none', async () => {
    storeToken(TOKEN);
    await executeOperation(query, {});
    expect(sent).toEqual([{ 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` }]);
  });

  test('names the company of the tab, also without the store', async () => {
    storeToken(TOKEN);
    storeTabCompany({ id: 'cust_1', isChosen: true });
    await executeOperation(query, {});
    await runOperation({ params: query } as never, {});
    storeTabCompany({ id: 'cust_2', isChosen: false });
    await executeOperation(query, {});
    expect(sent.map((headers) => headers['x-company'])).toEqual(['cust_1', 'cust_1', 'cust_2']);
  });

  test('names no company without a session', async () => {
    storeTabCompany({ id: 'cust_1', isChosen: true });
    await executeOperation(query, {});
    expect(sent).toEqual([{ 'content-type': 'application/json' }]);
  });

  test('names the previewed user, and only with a session', async () => {
    sessionStorage.setItem('portal.preview', 'user_bo /users');
    await executeOperation(query, {});
    localStorage.setItem('portal.token', TOKEN);
    await executeOperation(query, {});
    expect(sent.map((headers) => headers['x-preview'])).toEqual([undefined, 'user_bo']);
  });

  test('takes no result that was prefetched in another company or preview', async () => {
    storeToken(TOKEN);
    storeTabCompany({ id: 'cust_1', isChosen: true });
    const prefetch = (company: string | null, preview: string | null = null) => ({
      request: { id: query.id, operationName: query.name, variables: {} },
      sender: { token: TOKEN, company, preview },
      result: Promise.resolve({ data: { company } }),
    });
    window.prefetchedQueries = [prefetch(null), prefetch('cust_2'), prefetch('cust_1', 'user_bo'), prefetch('cust_1')];
    expect(await executeOperation(query, {})).toEqual({ data: { company: 'cust_1' } });
    expect(sent).toEqual([]);
    expect(await executeOperation(query, {})).toEqual({ data: { isSent: true } });
  });

  test.each([
    [NOT_A_MEMBER, undefined],
    ['Du har ikke adgang til dette', 'cust_1'],
  ])('that is refused with "%s" leaves the tab in the company %s', async (message, left) => {
    storeToken(TOKEN);
    storeTabCompany({ id: 'cust_1', isChosen: true });
    answer = { data: null, errors: [{ message, extensions: { code: 'FORBIDDEN' } }] };
    await expect(executeOperation(query, {})).rejects.toMatchObject({ code: 'FORBIDDEN', message });
    expect(readTabCompany()?.id).toBe(left);
  });

  test.each([
    ['ShellQuery', 'FORBIDDEN', null],
    ['ShellQuery', 'NOT_FOUND', null],
    ['TestQuery', 'FORBIDDEN', 'user_bo /users'],
    ['ShellQuery', 'INTERNAL', 'user_bo /users'],
  ])('%s that is refused with %s leaves the preview %s', async (name, code, left) => {
    localStorage.setItem('portal.token', TOKEN);
    sessionStorage.setItem('portal.preview', 'user_bo /users');
    answer = { data: null, errors: [{ message: 'Nej', extensions: { code } }] };
    await expect(executeOperation({ id: 'abc', name }, {})).rejects.toMatchObject({ code });
    expect(sessionStorage.getItem('portal.preview')).toBe(left);
  });
});
