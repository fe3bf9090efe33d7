import { ensureInstalled, runPinned } from './bootstrap.mjs';

await ensureInstalled();
runPinned([
  '--max-old-space-size=192',
  '--max-semi-space-size=16',
  '--import',
  './scripts/register.mjs',
  './server/demo.ts',
]);
