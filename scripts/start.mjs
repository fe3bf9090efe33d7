import { ensureInstalled, runPinned } from './bootstrap.mjs';

await ensureInstalled();
runPinned([
  '--max-old-space-size=384',
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  '--import',
  './scripts/register.mjs',
  './server/demo.ts',
]);
