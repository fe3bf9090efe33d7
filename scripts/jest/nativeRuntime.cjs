const { registerHooks } = require('node:module');
const { pathToFileURL } = require('node:url');
const { jestExpect } = require('@jest/expect');
const { default: Runtime } = require('jest-runtime');

const CURRENT_GLOBALS = pathToFileURL(require.resolve('./currentGlobals.mjs')).href;
let hasHooks = false;
let loadedFiles = 0;

/**
 * Loads test files with Node's own loader. Jest otherwise gives each test file a VM context and loads the whole server
 * into it, which took half of the run and filled the memory, since such contexts are never freed. With this runtime a
 * worker loads the server once; only the test file itself is evaluated again. Test files therefore share the state of
 * modules with the files before them. A test file with a DOM environment keeps its VM context.
 */
module.exports = class NativeRuntime extends Runtime {
  #needsContext;

  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.#needsContext = environment.global.document !== undefined;
  }

  async unstable_importModule(path) {
    if (this.#needsContext) return super.unstable_importModule(path);
    await installHooks();
    globalThis[Symbol.for('portal.jestGlobals')] = { ...this.jestGlobals.cjsGlobals(path), expect: jestExpect };
    loadedFiles += 1;
    return import(`${pathToFileURL(path)}?file=${loadedFiles}`);
  }
};

async function installHooks() {
  if (hasHooks) return;
  hasHooks = true;
  await import('../register.mjs');
  registerHooks({
    resolve: (specifier, context, nextResolve) =>
      specifier === '@jest/globals'
        ? { url: CURRENT_GLOBALS, format: 'module', shortCircuit: true }
        : nextResolve(specifier, context),
  });
}
