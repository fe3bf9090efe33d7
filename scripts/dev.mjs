import { ensureInstalled, runPinned } from './bootstrap.mjs';

await ensureInstalled();
runPinned(['--import', './scripts/register.mjs', './scripts/dev.ts']);
