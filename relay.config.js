export const config = {
  src: './client',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { Date: 'string', DateTime: 'string', JSONObject: 'Record<string, unknown>' },
  // In production the server runs only these operations for browsers.
  persistConfig: { file: './persisted-operations.json', algorithm: 'SHA256' },
};

// Relay's tools load this file with `require`, which finds a module's default export only under this name.
export { config as 'module.exports' };
