import { transformSync } from '@babel/core';
import { createTransformer as createSwcTransformer } from '@swc/jest';
import { config } from '../../relay.config.js';

/** Replaces Relay's tags with imports of the compiled artifacts, as the built client does; swc compiles the rest. */
const createTransformer = (options) => {
  const swc = createSwcTransformer(options);
  const withArtifacts = (source, filename) => (source.includes('graphql`') ? compileTags(source, filename) : source);
  return {
    ...swc,
    getCacheKey: (...file) => `relay-${config.artifactDirectory}-${swc.getCacheKey(...file)}`,
    process: (source, filename, jest) => swc.process(withArtifacts(source, filename), filename, jest),
    processAsync: (source, filename, jest) => swc.processAsync(withArtifacts(source, filename), filename, jest),
  };
};

const compileTags = (source, filename) =>
  transformSync(source, {
    filename,
    configFile: false,
    babelrc: false,
    // Keeps line numbers in errors right without a second source map.
    retainLines: true,
    plugins: [['relay', { eagerEsModules: true }]],
    parserOpts: { plugins: ['typescript', 'jsx'] },
  }).code;

export default { createTransformer };
