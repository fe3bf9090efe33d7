const swc = (tsx) => ({
  configFile: false,
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: false, useDefineForClassFields: false, react: { runtime: 'automatic' } },
  },
});

const transformedBy = (transformer) => ({ '^.+\\.ts$': [transformer, swc(false)], '^.+\\.tsx$': [transformer, swc(true)] });

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: transformedBy('@swc/jest'),
  testPathIgnorePatterns: ['/node_modules/', '/client/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/bench/'],
};

export default {
  projects: [
    { ...shared, displayName: 'domain', testMatch: ['<rootDir>/domain/**/*.test.ts'] },
    { ...shared, displayName: 'scripts', testMatch: ['<rootDir>/scripts/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
      setupFiles: ['<rootDir>/server/testing/setup.ts'],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      transform: transformedBy('<rootDir>/scripts/jestRelay.mjs'),
      moduleNameMapper: { '\\.css$': '<rootDir>/client/testing/styles.ts' },
      setupFiles: ['<rootDir>/client/testing/setup.ts'],
    },
  ],
  // Ends a test that hangs; no test depends on how fast the machine is.
  testTimeout: 240_000,
  reporters: ['default', ...(process.env.TEST_PROGRESS_FILE ? [['<rootDir>/scripts/jestProgress.mjs', { file: process.env.TEST_PROGRESS_FILE }]] : [])],
  // Jest leaves one core to whoever watches; here nobody does, and of two that would be half.
  maxWorkers: '100%',
};
