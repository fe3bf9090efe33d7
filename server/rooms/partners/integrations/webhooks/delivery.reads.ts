import { equalsAny } from '../../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../../platform/db/tables.ts';
import { changePayload } from '../../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../../platform/graphql/NestedPages.ts';
import { defineRowLoader } from '../../../../platform/graphql/RowLoader.ts';

const deliveries = sqlBuilder
  .selectFrom('webhook_delivery')
  .select([
    'id',
    'customer_id as customerId',
    'instance_id as instanceId',
    'event_id as eventId',
    'type',
    'body',
    'subject_id as subjectId',
    'status',
    'attempts',
    'next_attempt_at as nextAttemptAt',
    'http_status as httpStatus',
    'answer',
    'error',
    'created_at as createdAt',
    'settled_at as settledAt',
  ]);

const order = [{ column: 'id', key: 'id' }];

export async function deliveryById(reader: Reader, id: string) {
  const [row] = await reader.read(deliveries.where('id', '=', id));
  return row;
}

export const deliveryNodeLoader = defineRowLoader((ids) => deliveries.where('id', '=', equalsAny(ids)));

type DeliveryRow = NonNullable<Awaited<ReturnType<typeof deliveryById>>>;

export const deliveryChange = async (reader: Reader, id: string) =>
  changePayload(id, await deliveryById(reader, id), order);

export const deliveriesOfIntegrations = (reader: Reader) =>
  new NestedPages<DeliveryRow>({
    read: (query) => reader.read(query),
    query: deliveries,
    parentColumn: 'instance_id',
    order,
    direction: 'desc',
  });

export const webhookDeliveriesLoader = defineLoader(deliveriesOfIntegrations);
