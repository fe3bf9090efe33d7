import { RotateCw } from 'lucide-react';
import { graphql } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
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
  const [redeliver, isRunning] = useAction<RedeliverButtonMutation>(mutation);
  const send = async () => {
    try {
      await redeliver({ id, connections: [connection] });
      toast.success('Beskeden er sendt igen');
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke sende beskeden igen'));
    }
  };
  const { canManageCompany } = usePermissions();
  if (!canManageCompany) return null;
  return (
    <Button size="small" aria-label={label} isPending={isRunning} onPress={() => void send()}>
      <RotateCw aria-hidden /> <span className={styles.redeliverLabel}>Send igen</span>
    </Button>
  );
}
