import { RotateCw } from 'lucide-react';
import { graphql } from 'react-relay';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Integrations.module.css';
import type { RedeliverButtonMutation } from '#relay/RedeliverButtonMutation.graphql';

interface RedeliverButtonProps {
  id: string;
  connection: string;
  /** Accessible name that tells the deliveries apart. */
  label: string;
}

const mutation = graphql`
  mutation RedeliverButtonMutation($id: ID!, $connections: [ID!]!) {
    redeliverWebhook(id: $id) {
      edge @prependEdge(connections: $connections) {
        node {
          ...DeliveryLog_delivery
        }
      }
    }
  }
`;

export function RedeliverButton({ id, connection, label }: RedeliverButtonProps) {
  const [redeliver, isRunning] = useActionWithToast<RedeliverButtonMutation>(mutation, {
    done: 'Beskeden er sendt igen',
    failure: 'Kunne ikke sende beskeden igen',
  });
  const send = () => redeliver({ id, connections: [connection] });
  const { canManageCompany } = usePermissions();
  if (!canManageCompany) return null;
  return (
    <Button size="small" aria-label={label} isPending={isRunning} onPress={() => void send()}>
      <RotateCw aria-hidden /> <span className={styles.redeliverLabel}>Send igen</span>
    </Button>
  );
}
