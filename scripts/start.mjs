import { ensureInstalled, runPinned } from './bootstrap.mjs';

await ensureInstalled();
runPinned(['--max-old-space-size=512', '--import', './scripts/register.mjs', './server/demo.ts']);
