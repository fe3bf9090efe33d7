import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';

/**
 * The schema as TypeScript types, from which tests derive the types of their answers. The library also writes a
 * declaration that makes it the schema of every document; the tests name their schema, so that part is dropped.
 */
export function schemaTypes(schema: string): string {
  const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(schema), { descriptions: false }));
  const text = outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true });
  return text.slice(0, text.indexOf('import * as gqlTada'));
}
