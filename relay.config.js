export const config = {
  src: './client',
  schema: './schema.graphql',
  // Relay's plugin for Babel reads this as well. Imports of the client name the folder `#relay` (package.json).
  artifactDirectory: './client/__generated__',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { Date: 'string', DateTime: 'string', JSONObject: 'Record<string, unknown>' },
  persistConfig: { file: './client/__generated__/persisted-operations.json', algorithm: 'SHA256' },
};

// Relay's tools load this file with `require`, which finds a module's default export only under this name.
export { config as 'module.exports' };
