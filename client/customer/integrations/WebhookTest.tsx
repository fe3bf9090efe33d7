import { useState } from 'react';
import { ConnectionHandler, graphql } from 'react-relay';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { WebhookEvent } from '../../../domain/partners/integrations/webhooks.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/TextField.tsx';
import { readDelivery } from './DeliveryLog.tsx';
import styles from './Integrations.module.css';
import { TestOutcomeBanner, type TestOutcome } from './TestOutcomeBanner.tsx';
import type { WebhookTestMutation } from '#relay/WebhookTestMutation.graphql';

const FALLBACK = 'Kunne ikke sende testbeskeden';

const mutation = graphql`
  mutation WebhookTestMutation($installationId: ID!, $event: WebhookEvent, $connections: [ID!]!) {
    sendTestWebhook(installationId: $installationId, event: $event) {
      edge @prependEdge(connections: $connections) {
        node {
          ...DeliveryLog_delivery
        }
      }
    }
  }
`;

const eventsBySubject = Map.groupBy(valuesOf(WebhookEvent), (name) => WebhookEvent[name].subject);

/** Sends a test message, or the example of an event, to the webhook and shows the result at once. */
export function WebhookTest({ integrationId, installationId }: { integrationId: string; installationId: string }) {
  const [outcome, setOutcome] = useState<TestOutcome>();
  const [event, setEvent] = useState<WebhookEvent | ''>('');
  const [test, isRunning] = useAction<WebhookTestMutation>(mutation);
  const send = async () => {
    setOutcome(undefined);
    try {
      const { sendTestWebhook } = await test({
        installationId,
        event: event ? (event.toUpperCase() as Uppercase<WebhookEvent>) : null,
        connections: [ConnectionHandler.getConnectionID(integrationId, 'DeliveryLog_deliveries')],
      });
      const { status, httpStatus, error } = readDelivery(sendTestWebhook.edge!.node);
      setOutcome(
        status === 'DELIVERED'
          ? { isSuccess: true, text: `Testbeskeden er leveret: jeres system svarede med status ${httpStatus}.` }
          : { isSuccess: false, text: error ?? FALLBACK },
      );
    } catch (error) {
      setOutcome({ isSuccess: false, text: messageOf(error, FALLBACK) });
    }
  };
  return (
    <>
      <div className={styles.testChoice}>
        <Select label="Testbesked" value={event} onChange={({ target }) => setEvent(target.value as WebhookEvent | '')}>
          <option value="">Kort besked uden hændelse</option>
          {[...eventsBySubject].map(([subject, names]) => (
            <optgroup key={subject} label={subject}>
              {names.map((name) => (
                <option key={name} value={name}>
                  Eksempel: {WebhookEvent[name].label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
      <Button isPending={isRunning} onPress={() => void send()}>
        Send testbesked
      </Button>
      <TestOutcomeBanner outcome={outcome} />
    </>
  );
}
