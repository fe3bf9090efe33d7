import { setTimeout as pause } from 'node:timers/promises';
import { askAs } from '../actions/syncCopy.ts';
import type { Invariant } from './Invariant.ts';

const PATIENCE_MS = 30_000;
const POLL_MS = 250;
const PAGE_SIZE = 50;
const MOST_PAGES = 1_000;

export const copiesEqualLists: Invariant = {
  name: 'the copy of a program that reads changes and deletions equals the lists',
  holds: 'settled',
  async check(simulation) {
    const violations: string[] = [];
    for (const [actor, copy] of simulation.copies) {
      const ask = askAs(simulation, actor);
      const finishRun = async () => {
        let pages = 0;
        while (!(await copy.readPage(ask, PAGE_SIZE)))
          if ((pages += 1) > MOST_PAGES) throw new Error('The run of a program does not end');
      };
      // Ends the run that was interrupted. A later one has the changes that it could not have.
      await finishRun();
      for (let waited = 0; ; waited += POLL_MS) {
        await finishRun();
        const differences = await copy.differences(ask);
        if (differences.length && waited < PATIENCE_MS) await pause(POLL_MS);
        else {
          violations.push(...differences.map((line) => `${actor.name}: ${line}`));
          break;
        }
      }
    }
    return violations;
  },
};
