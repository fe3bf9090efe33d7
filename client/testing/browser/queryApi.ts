import { expect, type APIRequestContext } from '@playwright/test';
import type { DataOf } from '../../../domain/testing/answers.ts';
import { sharedAdminToken } from './session.ts';

/** Sends a GraphQL operation as one user. The type of the answer follows from the document. */
export type QueryApi = <const Document extends string>(
  document: Document,
  variables?: object,
) => Promise<DataOf<Document>>;

/** Sends a GraphQL operation, and fails the test if the answer has errors. Without a token, a visitor sends it. */
export async function queryApi<const Document extends string>(
  request: APIRequestContext,
  document: Document,
  variables: object,
  token?: string,
): Promise<DataOf<Document>> {
  const { data, errors } = await send(request, document, variables, token);
  expect(errors).toBeUndefined();
  return data as DataOf<Document>;
}

/** Sends a GraphQL operation, and returns the errors of the answer. */
export async function readErrors(
  request: APIRequestContext,
  document: string,
  token: string,
): Promise<{ message: string }[]> {
  const { errors = [] } = await send(request, document, {}, token);
  return errors;
}

/** Sends a GraphQL operation as the demo's admin. */
export const queryApiAsAdmin = async <const Document extends string>(
  request: APIRequestContext,
  document: Document,
  variables: object = {},
): Promise<DataOf<Document>> => queryApi(request, document, variables, await sharedAdminToken(request));

/** Returns a function that sends GraphQL operations with this token. */
export const queryApiWithToken =
  (request: APIRequestContext, token: string): QueryApi =>
  (document, variables = {}) =>
    queryApi(request, document, variables, token);

async function send(
  request: APIRequestContext,
  document: string,
  variables: object,
  token?: string,
): Promise<{ data: unknown; errors?: { message: string }[] }> {
  const answer = await request.post('/graphql', {
    data: { query: document, variables },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return (await answer.json()) as Awaited<ReturnType<typeof send>>;
}
