import { ensureInstalled, runPinned } from './bootstrap.mjs';

await ensureInstalled();
runPinned(['--import', './scripts/register.mjs', './scripts/testRun/runTests.ts', ...process.argv.slice(2)]);
