import { useState } from 'react';
import { ConnectionHandler, graphql } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { readDelivery } from './DeliveryLog.tsx';
import { TestOutcomeBanner, type TestOutcome } from './TestOutcomeBanner.tsx';
import type { WebhookTestMutation } from './__generated__/WebhookTestMutation.graphql.ts';

const FALLBACK = 'Kunne ikke sende testbeskeden';

/** Sends a test message to the webhook and shows the result at once. */
export function WebhookTest({ integrationId, installationId }: { integrationId: string; installationId: string }) {
  const [outcome, setOutcome] = useState<TestOutcome>();
  const [test, isRunning] = useAction<WebhookTestMutation>(graphql`
    mutation WebhookTestMutation($installationId: ID!, $connections: [ID!]!) {
      sendTestWebhook(installationId: $installationId) {
        edge @prependEdge(connections: $connections) {
          node {
            ...DeliveryLog_delivery
          }
        }
      }
    }
  `);
  const send = async () => {
    setOutcome(undefined);
    try {
      const { sendTestWebhook } = await test({
        installationId,
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
      <Button isPending={isRunning} onPress={() => void send()}>
        Send testbesked
      </Button>
      <TestOutcomeBanner outcome={outcome} />
    </>
  );
}
