import { availableParallelism } from 'node:os';

const swc = (tsx) => ({
  configFile: false,
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: false,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
});

const transformedBy = (transformer) => ({
  '^.+\\.ts$': [transformer, swc(false)],
  '^.+\\.tsx$': [transformer, swc(true)],
});

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: transformedBy('@swc/jest'),
  testPathIgnorePatterns: ['/node_modules/', '/client/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/bench/'],
};

// See the comment there. The client's tests need a DOM, and with it a context of their own.
const native = { ...shared, runtime: '<rootDir>/scripts/jest/nativeRuntime.cjs' };

export default {
  projects: [
    { ...native, displayName: 'domain', testMatch: ['<rootDir>/domain/**/*.test.ts'] },
    { ...native, displayName: 'scripts', testMatch: ['<rootDir>/scripts/**/*.test.ts'] },
    {
      ...native,
      displayName: 'server',
      testMatch: ['<rootDir>/{server,sandbox,simulator}/**/*.test.ts'],
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
      setupFiles: ['<rootDir>/server/testing/setup.ts'],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      transform: transformedBy('<rootDir>/scripts/jest/relayTransformer.mjs'),
      moduleNameMapper: { '\\.css$': '<rootDir>/client/testing/styles.ts' },
      setupFiles: ['<rootDir>/client/testing/setup.ts'],
    },
  ],
  // Ends a test that hangs; no test depends on how fast the machine is.
  testTimeout: 240_000,
  reporters: [
    'default',
    ...(process.env.TEST_PROGRESS_FILE
      ? [['<rootDir>/scripts/jest/progressReporter.mjs', { file: process.env.TEST_PROGRESS_FILE }]]
      : []),
  ],
  // Test files wait for databases, timers and sockets a third of their time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // The contexts of the client's test files are not freed; a new worker begins with an empty heap, but takes seconds to
  // load the server.
  workerIdleMemoryLimit: '2500MB',
};
