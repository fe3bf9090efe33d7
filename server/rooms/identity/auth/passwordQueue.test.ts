import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { newAddress } from '../../../testing/newAddress.ts';
import { PASSWORD } from '../../../testing/World.ts';

const FLOOD = 260;
/** Wrong passwords of one account are refused after 50, before they are hashed. */
const FAILURES_OF_ACCOUNT = 50;

let app: TestApp;
/** Whose turn it was, in the order in which the hashes began. */
const turns: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  const { passwordQueue } = app.portal.services;
  const run = passwordQueue.run.bind(passwordQueue);
  passwordQueue.run = ((turn, work) =>
    run(turn, async () => {
      const account = turn.keys.find((key) => /^(account|device) /.test(key));
      if (account) turns.push(account);
      // The hashes of wrong passwords would take most of the test's time. They wait for their turn, and do no work.
      return account?.startsWith('account fremmed') ? (false as never) : work();
    })) as typeof run;
});
afterAll(() => app.close());

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';

/** Signs in over HTTP, from an address of its own. */
async function signIn(email: string, password: string, cookie = '') {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), cookie },
    body: JSON.stringify({ query: LOGIN, variables: { input: { email, password } } }),
  });
  const { data, errors } = (await answer.json()) as {
    data?: { login?: object } | null;
    errors?: { extensions: { code: string } }[];
  };
  const setCookie = answer.headers.get('set-cookie')?.split(';')[0];
  return { isSignedIn: Boolean(data?.login), errorCode: errors?.[0]?.extensions.code, setCookie };
}

/** Lets all hashes wait until the returned function is called. */
function occupyQueue(): () => void {
  const { passwordQueue } = app.portal.services;
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  for (let i = 0; i < 2; i += 1) void passwordQueue.run({ keys: [], lane: 'known' }, () => held);
  return release;
}

const waitForWaiting = async (count: number) => {
  while (app.portal.services.passwordQueue.waiting < count) await new Promise((resolve) => setImmediate(resolve));
};

describe(`while ${FLOOD} addresses sign in with wrong passwords`, () => {
  test.each([
    ['of as many accounts', (run: string, i: number) => `fremmed-${run}-${i}@firma.example`, FLOOD],
    ['of one account', (run: string) => `fremmed-${run}@firma.example`, FAILURES_OF_ACCOUNT],
  ])('%s, nobody else is refused, and a known browser waits for none of them', async (_, emailOf, waiting) => {
    const run = randomUUID();
    const [owner, stranger] = [await app.world.person(), await app.world.person()];
    const { setCookie } = await signIn(owner.email, PASSWORD);
    const release = occupyQueue();
    const flood = Array.from({ length: FLOOD }, (_unused, i) => signIn(emailOf(run, i), 'forkert'));
    await waitForWaiting(waiting);
    const right = [signIn(owner.email, PASSWORD, setCookie), signIn(stranger.email, PASSWORD)];
    await waitForWaiting(waiting + 2);
    turns.length = 0;
    release();
    const signedIn = { isSignedIn: true, errorCode: undefined };
    expect(await Promise.all(right)).toMatchObject([signedIn, signedIn]);
    const wrong = (await Promise.all(flood)).filter(({ errorCode }) => errorCode === 'INVALID_CREDENTIALS');
    expect(wrong).toHaveLength(waiting);
    expect(turns.findIndex((key) => key.startsWith('device '))).toBeLessThan(2);
    // The guesses at one account share a place in each round.
    if (waiting < FLOOD) expect(turns.indexOf(`account ${stranger.email}`)).toBeLessThan(4);
  });
});
