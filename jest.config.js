const swc = (tsx) => [
  '@swc/jest',
  {
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: false, useDefineForClassFields: false, react: { runtime: 'automatic' } },
    },
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  testPathIgnorePatterns: ['/node_modules/', '/client/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/bench/'],
};

export default {
  projects: [
    { ...shared, displayName: 'domain', testMatch: ['<rootDir>/domain/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      globalSetup: '<rootDir>/server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
      setupFiles: ['<rootDir>/server/testing/setup.ts'],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      moduleNameMapper: { '\\.css$': '<rootDir>/client/testing/styles.ts' },
      setupFiles: ['<rootDir>/client/testing/setup.ts'],
    },
  ],
  testTimeout: 30_000,
};
