import { verify } from 'argon2';
import { hashPassword } from '../server/rooms/identity/auth/passwords.service.ts';
import { sendLoad, median, medianFigures, ROUNDS, printLine, SECONDS, type Figures } from './loadGenerator.ts';
import type { Server } from './servers.ts';
import { PASSWORD } from './world.ts';

/** The ratio of sign-ins to password hashes per second that the portal should reach. */
const TARGET_RATIO = 0.9;

/** Compares sign-ins with password hashes alone: the slow hash should take nearly all of a sign-in's time. */
export async function measureSignIn(portal: Server) {
  const query = 'mutation L($input: LoginInput!) { login(input: $input) { token } }';
  const requests = Array.from({ length: 64 }, (_, i) => ({
    method: 'POST' as const,
    path: '/graphql',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${i}.1` },
    body: JSON.stringify({ query, variables: { input: { email: `bruger${i}@bench.example`, password: PASSWORD } } }),
  }));
  const figures: Figures[] = [];
  const hashes: number[] = [];
  const hash = await hashPassword(PASSWORD);
  for (let round = 0; round < ROUNDS; round++) {
    hashes.push(await hashesPerSecond(hash));
    figures.push(await sendLoad(portal, { url: `http://127.0.0.1:${portal.port}`, requests }, SECONDS));
  }
  const { requestsPerSecond, p99, memoryMb } = medianFigures(figures);
  const medianHashes = median(hashes);
  const ratio = requestsPerSecond / medianHashes;
  printLine(
    [
      '\nsign-in',
      `  portal ${requestsPerSecond.toFixed(1)} /s   p99 ${p99.toFixed(0)} ms   ${memoryMb.toFixed(0)} MB`,
      `  hashes alone ${medianHashes.toFixed(1)} /s   ratio ${ratio.toFixed(2)} (target ${TARGET_RATIO})`,
    ].join('\n'),
  );
  return {
    workload: 'sign-in',
    portal: medianFigures(figures),
    hashesPerSecond: medianHashes,
    ratioToHashes: ratio,
    targetRatio: TARGET_RATIO,
  };
}

async function hashesPerSecond(hash: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await verify(hash, PASSWORD);
      count += 1;
    }
  };
  const started = performance.now();
  await Promise.all([worker(), worker()]);
  return count / ((performance.now() - started) / 1000);
}
