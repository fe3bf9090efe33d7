import { changeOf, connectionOf } from '../../../../platform/graphql/connection.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';

export const WebhookDeliveryConnection = connectionOf(WebhookDelivery, 'WebhookDelivery');
export const WebhookDeliveryChange = changeOf(WebhookDeliveryConnection, 'WebhookDelivery');
