import { formatRecent, formatTime } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { WebhookDeliveryStatus, WebhookEvent } from '../../../domain/partners/integrations/webhooks.ts';
import type { Column } from '../../ui/Column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from './Integrations.module.css';
import { RedeliverButton } from './RedeliverButton.tsx';
import type { DeliveryLog_delivery$data } from '#relay/DeliveryLog_delivery.graphql';

export type DeliveryRow = DeliveryLog_delivery$data;

export const deliveryColumns: Column<DeliveryRow>[] = [
  { id: 'type', title: 'Besked', cell: ({ event }) => messageName(event) },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge words={WebhookDeliveryStatus} status={status} />,
  },
  {
    id: 'answer',
    title: 'Svar',
    isLong: true,
    cell: (delivery) => (
      <>
        <span className={styles.wrap}>{outcomeText(delivery)}</span>
        {delivery.answer && <span className={styles.answer}>{delivery.answer}</span>}
      </>
    ),
  },
  { id: 'attempts', title: 'Forsøg', end: true, cell: ({ attempts }) => <span className="num">{attempts}</span> },
  { id: 'createdAt', title: 'Tidspunkt', cell: ({ createdAt }) => formatRecent(createdAt) },
];

export const actionsColumn = (connection: string): Column<DeliveryRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: ({ id, status, event, createdAt }) =>
    status !== 'WAITING' && (
      <RedeliverButton
        id={id}
        connection={connection}
        label={`Send igen: ${messageName(event)}, ${formatRecent(createdAt)}`}
      />
    ),
});

const messageName = (event: DeliveryRow['event']) =>
  event ? labelOf(WebhookEvent, event.toLowerCase()) : 'Testbesked';

function outcomeText({ status, error, httpStatus, attempts, nextAttemptAt }: DeliveryRow): string {
  if (status === 'WAITING' && attempts > 0)
    return `${error ?? 'Ikke leveret'}. Prøver igen kl. ${formatTime(nextAttemptAt)}`;
  return error ?? (httpStatus ? `Status ${httpStatus}` : '–');
}
