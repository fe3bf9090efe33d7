import { setTimeout as pause } from 'node:timers/promises';
import { callAtOnce } from '../actions/callField.ts';
import { chooseCall } from '../actions/generated.ts';
import type { Misfortune } from './Misfortune.ts';
import { waitForQueue } from './waitForQueue.ts';

/** Longest time after which the process is killed: a purchase takes less. */
const MAX_DELAY_MS = 80;
const CALLS = 6;

/** A second process of the portal starts, or is killed while it answers calls and runs jobs. */
export const killedReplica: Misfortune = {
  name: 'killedReplica',
  weight: 2,
  async happen(simulation, random) {
    const { replica, clock, actors } = simulation;
    if (!replica.isRunning) {
      await replica.start();
      return 'a second process of the portal started';
    }
    const calls = Array.from({ length: CALLS }, () => {
      const actor = random.pick(actors);
      return { actor, ...chooseCall(simulation, actor, { kind: 'mutation', random }) };
    });
    const outcomes = callAtOnce(simulation, calls);
    await pause(random.below(MAX_DELAY_MS));
    await replica.kill();
    const lines = await outcomes;
    await waitForQueue(clock);
    return `the second process was killed during ${lines.join('; ')}`;
  },
};
