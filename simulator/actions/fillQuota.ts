import type { Action } from './Action.ts';
import { callAtOnce } from './callField.ts';
import { chooseTarget, NO_TARGET } from './uploadFile.ts';

/** So large that few uploads fill the quota of a company in the simulation. */
const BYTES = 800_000;
const UPLOADS = 6;

/**
 * People of one company begin several uploads at the same moment, more than its quota may have room for. Nobody sends
 * their bytes, so the sweep ends them.
 */
export const fillQuota: Action = {
  name: 'fillQuota',
  weight: 2,
  isFor: ({ kind }) => kind === 'customer' || kind === 'buyer',
  async run(simulation, actor, random) {
    const target = chooseTarget(actor, random);
    if (!target) return NO_TARGET;
    const calls = Array.from({ length: UPLOADS }, () => ({
      actor,
      field: { name: 'createUpload' },
      variables: {
        input: { name: 'stor.txt', size: BYTES, ...target },
        requestId: `large-${random.below(1_000_000_000)}`,
      },
    }));
    return `fillQuota: ${(await callAtOnce(simulation, calls)).join('; ')}`;
  },
};
