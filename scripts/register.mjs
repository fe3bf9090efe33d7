import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

// Start-up is mostly compiling; the cache is keyed by the content of each file, so it is never stale.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

// Node strips types by itself, but does not compile the decorators of entities and resolvers.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !/\.tsx?$/.test(url) || url.includes('/node_modules/'))
      return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      configFile: false,
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'es6' },
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: filename.endsWith('x'), decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: false,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
process.setSourceMapsEnabled(true);
