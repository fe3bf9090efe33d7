import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import { resolveSchema, type Call, type OpenApi } from './openApi.ts';

/** Returns a curl command for a call, with placeholders for the reader's keys. */
export function curlCommand({ method, path, security, requestBody }: Call, api: OpenApi): string {
  const body = requestBody && exampleBody(requestBody, api);
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${api.servers[0]!.url}${path}'`,
    ...(security.length ? [`-H 'authorization: Bearer DIN_NØGLE'`] : []),
    ...(method === 'POST' ? [`-H 'idempotency-key: DIT_NAVN_FOR_KALDET'`] : []),
    ...(body ? [`-H 'content-type: application/json'`, `-d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n  ');
}

/** A body with the required fields of a call. */
export const exampleBody = ({ content }: NonNullable<Call['requestBody']>, api: OpenApi) =>
  exampleValue(content['application/json'].schema, api);

function exampleValue(schema: JsonSchema, api: OpenApi): unknown {
  const {
    const: always,
    enum: values,
    type,
    format,
    items,
    properties = {},
    required = [],
    default: fallback,
    examples,
  } = resolveSchema(schema, api);
  if (always !== undefined) return always;
  if (fallback !== undefined) return fallback;
  if (examples) return examples[0];
  if (values) return values[0];
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object': {
      const names = required.length ? required : Object.keys(properties).slice(0, 1);
      return Object.fromEntries(names.map((name) => [name, exampleValue(properties[name]!, api)]));
    }
    case 'array':
      return items ? [exampleValue(items, api)] : [];
    case 'integer':
    case 'number':
      return 10;
    case 'boolean':
      return true;
    default:
      return format === 'date' ? '2027-01-31' : format === 'date-time' ? '2027-01-31T09:00:00Z' : '…';
  }
}
