import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapStackTraces } from './stackTraces.mjs';

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
mapStackTraces((url) => readCached(fileURLToPath(url))?.mappings());

const optionsFor = (filename) => ({
  filename,
  configFile: false,
  swcrc: false,
  sourceMaps: true,
  inlineSourcesContent: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    // One character outside of Latin-1 would double the memory of a file's text.
    output: { charset: 'ascii' },
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
 * The compiled text of a file. The cached file has, after the code, a line with the mappings to the source and one with
 * the hash of all that it was made from. When every file is cached, the process never loads swc, which takes 50 MB.
 */
export function compiled(filename) {
  const text = readFileSync(filename, 'utf8');
  const options = optionsFor(filename);
  const hash = hashOf(JSON.stringify([require('@swc/core/package.json').version, options, text]));
  const cached = readCached(filename);
  if (cached?.hash === hash) return cached.code();
  const { code, map } = require('@swc/core').transformSync(text, options);
  store(cacheFileOf(filename), `${code}\n//${JSON.parse(map).mappings}\n//${hash}`);
  return code;
}

const cacheFileOf = (filename) => join(compiledFiles, `${hashOf(filename)}.js`);

/** The parts of a cached file. They are copied out of it, because a slice of a text keeps all of it in memory. */
function readCached(filename) {
  const file = readIfExists(cacheFileOf(filename));
  const hashAt = file?.lastIndexOf('\n//') ?? -1;
  const mappingsAt = hashAt > 0 ? file.lastIndexOf('\n//', hashAt - 1) : -1;
  if (mappingsAt < 0) return undefined;
  return {
    hash: file.utf8Slice(hashAt + 3),
    mappings: () => file.utf8Slice(mappingsAt + 3, hashAt),
    // Not ASCII alone: the compiler cannot escape characters in tagged templates.
    code: () => file.utf8Slice(0, mappingsAt),
  };
}

const hashOf = (text) => createHash('sha256').update(text).digest('base64url');

function readIfExists(file) {
  try {
    return readFileSync(file);
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
