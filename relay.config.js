export const config = {
  src: './client',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { Date: 'string', DateTime: 'string', JSONObject: 'Record<string, unknown>' },
  // The server runs what stands here, and nothing else, for customers' browsers.
  persistConfig: { file: './persisted-operations.json', algorithm: 'SHA256' },
};

// Relay's tools load this with `require`, which gets the default of a module only under this name.
export { config as 'module.exports' };
