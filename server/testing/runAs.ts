import type { DataOf } from '../../domain/testing/answers.ts';
import type { GraphQLAnswer, TestApp } from './createTestApp.ts';

/** Sends a document with variables, as the default person or with another token. */
export type Run = <const Document extends string>(
  document: Document,
  variables?: object,
  token?: string,
) => Promise<GraphQLAnswer<DataOf<Document>>>;

/** Creates a `Run`. The defaults are read at each call, so that `beforeAll` can set them later. */
export function runAs(defaults: () => { app: Pick<TestApp, 'graphql'>; token: string }): Run {
  return (document, variables = {}, token) => {
    const { app, token: defaultToken } = defaults();
    return app.graphql(document, { variables, token: token ?? defaultToken });
  };
}

/** The code and the message of the first error. */
export const refusalOf = ({ errors }: GraphQLAnswer) => errors?.[0] && [errors[0].extensions.code, errors[0].message];
