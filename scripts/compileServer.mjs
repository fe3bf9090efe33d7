import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { compiled } from './register.mjs';

// Compiles every file of the server once, those that are loaded when they are first needed as well.
for (const file of globSync('{server,domain}/**/*.ts', { exclude: ['**/*.test.ts', '**/*.d.ts'] }))
  compiled(resolve(file));
