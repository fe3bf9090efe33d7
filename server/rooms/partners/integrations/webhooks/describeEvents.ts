import type { JsonSchema } from '../../../../../domain/basics/JsonSchema.ts';
import { valuesOf } from '../../../../../domain/basics/vocabulary.ts';
import { WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import { flag, id, type EventField } from './eventFields.ts';
import { webhookEvents } from './webhookEvents.ts';

const customerId = id('cust', 'Id of the company.');

/** All fields of an event's `data` except the company's id, in their order. */
function fieldsOf(event: WebhookEvent): Readonly<Record<string, EventField>> {
  const { fields, row } = webhookEvents[event];
  if (!row) return fields;
  return {
    id: id(row.prefix, 'Id of the changed object, as in GraphQL and REST.'),
    isDeleted: flag('Whether the object is gone. The fields below are then missing.', false),
    ...fields,
  };
}

/** The example of an event's `data`, without the company's id. */
export const exampleData = (event: WebhookEvent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fieldsOf(event)).map(([name, { example }]) => [name, example]));

/** The JSON Schema of a message by Standard Webhooks, with an example. */
export function messageSchema(event: WebhookEvent): JsonSchema {
  const fields = { customerId, ...fieldsOf(event) };
  const { type } = WebhookEvent[event];
  const alwaysThere = webhookEvents[event].row ? ['customerId', 'id', 'isDeleted'] : Object.keys(fields);
  const timestamp = '2026-11-26T12:00:00.000Z';
  return {
    type: 'object',
    properties: {
      type: { type: 'string', const: type },
      timestamp: { type: 'string', format: 'date-time', description: 'When the event happened.' },
      data: {
        type: 'object',
        properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
        required: alwaysThere,
      },
    },
    required: ['type', 'timestamp', 'data'],
    examples: [{ type, timestamp, data: { customerId: customerId.example, ...exampleData(event) } }],
  };
}

/** Every event that webhooks send, for the description of the API. */
export const describedEvents = valuesOf(WebhookEvent).map((event) => ({
  name: WebhookEvent[event].type,
  description: webhookEvents[event].description,
  schema: messageSchema(event),
}));
