import { afterEach, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { hasRedis, startRedis, type RealRedis } from '../../testing/redis.ts';
import { openSocket } from '../../testing/socket.ts';
import { PASSWORD } from '../../testing/World.ts';

let redis: RealRedis;
let app: TestApp;
afterEach(async () => {
  await app.close();
  await redis.stop();
});

const signIn = (email: string, password: string) =>
  app.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    variables: { input: { email, password } },
    address: '10.3.0.1',
  });

(hasRedis ? test : test.skip)(
  'while Redis is unavailable, users sign in and failed sign-ins are limited; afterwards sockets close to reconnect',
  async () => {
    redis = await startRedis();
    app = await createTestApp({ redisUrl: redis.url });
    const [person, other] = [await app.world.person(), await app.world.person()];
    const socket = await openSocket(app, person.token);
    await redis.stop();

    expect((await signIn(person.email, PASSWORD)).data.login.token).toEqual(expect.any(String));
    const codes: string[] = [];
    for (let i = 0; i < 11; i += 1) codes.push((await signIn(other.email, 'x')).errorCode as string);
    expect(codes).toEqual([...Array<string>(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);

    redis = await startRedis(redis.port);
    expect((await socket.closed()).code).toBe(1012);
  },
);
