import { useState } from 'react';
import { graphql } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { TestOutcomeBanner, type TestOutcome } from './TestOutcomeBanner.tsx';
import type { IntegrationTestMutation, IntegrationTestMutation$data } from '#relay/IntegrationTestMutation.graphql';

const FALLBACK = 'Kunne ikke teste forbindelsen';

const mutation = graphql`
  mutation IntegrationTestMutation($installationId: ID!, $pluginId: ID!) {
    testIntegration(installationId: $installationId, pluginId: $pluginId) {
      integration {
        health {
          lastSuccessAt
          lastErrorAt
          lastError
          needsReconnect
        }
        ...IntegrationCard_integration
      }
    }
  }
`;

/** Tests whether the connected system still accepts the stored credentials. */
export function IntegrationTest({ installationId, pluginId }: { installationId: string; pluginId: string }) {
  const [outcome, setOutcome] = useState<TestOutcome>();
  const [test, isRunning] = useAction<IntegrationTestMutation>(mutation);
  const runTest = async () => {
    setOutcome(undefined);
    try {
      setOutcome(outcomeOf(await test({ installationId, pluginId })));
    } catch (error) {
      setOutcome({ isSuccess: false, text: messageOf(error, FALLBACK) });
    }
  };
  return (
    <>
      <Button isPending={isRunning} onPress={() => void runTest()}>
        Test forbindelsen
      </Button>
      <TestOutcomeBanner outcome={outcome} />
    </>
  );
}

function outcomeOf({
  testIntegration: {
    integration: { health },
  },
}: IntegrationTestMutation$data): TestOutcome {
  const { lastSuccessAt, lastErrorAt, lastError, needsReconnect } = health;
  const hasFailed = needsReconnect || (lastErrorAt ?? '') > (lastSuccessAt ?? '');
  return hasFailed
    ? { isSuccess: false, text: lastError ?? FALLBACK }
    : { isSuccess: true, text: 'Forbindelsen virker.' };
}
