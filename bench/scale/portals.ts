import { setTimeout as pause } from 'node:timers/promises';
import { startReplica, type Replica } from '../../server/testing/replica.ts';
import { cpuSecondsOf } from './cpuTime.ts';

const METRICS_TOKEN = 'a-token-for-metrics';
const COUNTERS = /^(portal_read_replica_(?:reads|fallbacks)_total\{[^}]+\}) (\d+)$/gm;
/** Longer than the balancer needs to notice that a process is not ready. */
const NOTICE_MS = 1_500;

/**
 * Processes of the portal, which the faults stop, kill and start. Their counters are added up over all processes; those
 * of a killed one are lost.
 */
export async function startPortals(count: number, environment: Record<string, string>) {
  const portals: Replica[] = await Promise.all(Array.from({ length: count }, () => startReplica(environment)));
  // Ends the processes of a run that fails or is interrupted.
  process.once('exit', () => portals.forEach((portal) => portal.process.kill('SIGKILL')));
  const urls = portals.map(({ url }) => url);
  const counters = new Map<string, number>();
  let cpuSeconds = 0;

  const collect = async ({ url, process: { pid } }: Replica) => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    for (const [, name, value] of (await answer.text()).matchAll(COUNTERS))
      counters.set(name!, (counters.get(name!) ?? 0) + Number(value));
    cpuSeconds += cpuSecondsOf(pid!);
  };
  const replace = async (old: Replica, end: () => Promise<unknown>) => {
    const i = portals.indexOf(old);
    await end();
    const next = await startReplica(environment);
    urls.splice(urls.indexOf(old.url), 1, next.url);
    portals[i] = next;
    await pause(NOTICE_MS);
  };

  return {
    urls,
    counters,
    cpuSeconds: () => cpuSeconds,
    /** Replaces one process after the other, each of which serves its last requests first. */
    async restartAll() {
      for (const portal of [...portals]) {
        await collect(portal);
        await replace(portal, portal.stop);
      }
    },
    async killOne() {
      const [victim] = portals as [Replica];
      await replace(victim, async () => {
        victim.process.kill('SIGKILL');
        await victim.ended;
      });
    },
    async stop() {
      await Promise.all(portals.map(collect));
      await Promise.all(portals.map(({ stop }) => stop()));
    },
  };
}
