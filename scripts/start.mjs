import { ensureInstalled, runPinned } from './bootstrap.mjs';

await ensureInstalled();
runPinned([
  '--max-old-space-size=200',
  '--max-semi-space-size=8',
  '--import',
  './scripts/register.mjs',
  './server/demo.ts',
]);
