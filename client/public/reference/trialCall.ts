import { exampleBody } from './example.ts';
import { resolveSchema, type Call, type OpenApi } from './openApi.ts';

/** A call as the page's script sends it. The server writes it into the page as JSON. */
export interface TrialCall {
  method: string;
  path: string;
  needsKey: boolean;
  fields: TrialField[];
  /** The body of the example; undefined for a call without one. */
  body: string | undefined;
}

interface TrialField {
  name: string;
  part: 'path' | 'query' | 'header';
  isRequired: boolean;
  /** The accepted values of an enum. */
  values: string[] | undefined;
}

export function trialCallOf({ method, path, security, parameters, requestBody }: Call, api: OpenApi): TrialCall {
  const body = requestBody && exampleBody(requestBody, api);
  return {
    method,
    path,
    needsKey: security.length > 0,
    fields: parameters.map(({ name, in: part, required, schema }) => ({
      name,
      part: part as TrialField['part'],
      isRequired: required,
      values: resolveSchema(schema, api).enum?.map(String),
    })),
    body: body === undefined ? undefined : JSON.stringify(body, undefined, 2),
  };
}

export interface TrialRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** The request of a call with the values that a reader typed. Fields without a value are left out. */
export function requestOf(
  { method, path, fields, body: example }: TrialCall,
  { values, body, key }: { values: Record<string, string>; body: string; key: string | null },
): TrialRequest {
  const sent = fields.filter(({ name }) => values[name]);
  const of = (part: TrialField['part']) => sent.filter((field) => field.part === part).map(({ name }) => name);
  const query = new URLSearchParams(of('query').map((name) => [name, values[name]!]));
  const address = of('path').reduce((url, name) => url.replace(`{${name}}`, encodeURIComponent(values[name]!)), path);
  return {
    url: query.size ? `${address}?${query}` : address,
    method,
    headers: {
      accept: 'application/json',
      ...Object.fromEntries(of('header').map((name) => [name, values[name]!])),
      ...(key && { authorization: `Bearer ${key}` }),
      ...(example !== undefined && { 'content-type': 'application/json' }),
    },
    ...(example !== undefined && { body }),
  };
}
