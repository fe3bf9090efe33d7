import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const compiledFiles = fileURLToPath(new URL('../node_modules/.cache/compiled/typescript', import.meta.url));

// Node strips types by itself, but does not compile the decorators of entities and resolvers.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !/\.tsx?$/.test(url) || url.includes('/node_modules/'))
      return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
// Stacks of errors name the lines of the TypeScript sources.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });

const optionsFor = (filename) => ({
  filename,
  configFile: false,
  swcrc: false,
  sourceMaps: 'inline',
  inlineSourcesContent: false,
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

/**
 * The compiled text of a file. The cached file has, after the code, a line with the hash of all that it was made from.
 * When every file is cached, the process never loads swc, which takes 50 MB.
 */
export function compiled(filename) {
  const text = readFileSync(filename, 'utf8');
  const options = optionsFor(filename);
  const end = `\n//${hashOf(JSON.stringify([require('@swc/core/package.json').version, options, text]))}`;
  const cached = readIfExists(cacheFileOf(filename));
  if (cached?.endsWith(end)) return cached;
  const code = require('@swc/core').transformSync(text, options).code + end;
  store(cacheFileOf(filename), code);
  return code;
}

const cacheFileOf = (filename) => join(compiledFiles, `${hashOf(filename)}.js`);

const hashOf = (text) => createHash('sha256').update(text).digest('base64url');

function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Replaces the file at once, because other processes may read it. A folder that cannot be written is no error. */
function store(file, text) {
  try {
    mkdirSync(compiledFiles, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch {
    // The file is compiled again by the next process.
  }
}
