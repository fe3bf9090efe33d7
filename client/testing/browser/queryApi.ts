import { expect, type APIRequestContext } from '@playwright/test';
import type { DataOf } from '../../../domain/testing/answers.ts';
import { sharedAdminToken } from './session.ts';

/** Sends a GraphQL operation as one user. The type of the answer follows from the document. */
export type QueryApi = <const Document extends string>(
  document: Document,
  variables?: object,
) => Promise<DataOf<Document>>;

/** Sends any GraphQL operation, not only those of the client. */
export async function queryApi<const Document extends string>(
  request: APIRequestContext,
  document: Document,
  variables: object,
  token?: string,
): Promise<DataOf<Document>> {
  const answer = await request.post('/graphql', {
    data: { query: document, variables },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { data, errors } = (await answer.json()) as { data: DataOf<Document>; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** Sends a GraphQL operation as an admin. */
export const queryApiAsAdmin = async <const Document extends string>(
  request: APIRequestContext,
  document: Document,
  variables: object = {},
): Promise<DataOf<Document>> => queryApi(request, document, variables, await sharedAdminToken(request));

/** Sends operations with this token. */
export const queryApiWithToken =
  (request: APIRequestContext, token: string): QueryApi =>
  (document, variables = {}) =>
    queryApi(request, document, variables, token);
