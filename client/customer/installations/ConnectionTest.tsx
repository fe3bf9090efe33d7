import { useState } from 'react';
import { graphql } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Installations.module.css';
import type { ConnectionTestMutation } from '#relay/ConnectionTestMutation.graphql';

interface TestResult {
  isConnected: boolean;
  message: string;
}

const mutation = graphql`
  mutation ConnectionTestMutation($installationId: ID!) {
    testConnection(installationId: $installationId) {
      isConnected
      message
    }
  }
`;

/** A button that calls Zendesk with the stored credentials, and shows whether Zendesk accepted them. */
export function ConnectionTest({ installationId }: { installationId: string }) {
  const [result, setResult] = useState<TestResult>();
  const [test, isRunning] = useAction<ConnectionTestMutation>(mutation);
  const runTest = async () => {
    setResult(undefined);
    try {
      setResult((await test({ installationId })).testConnection);
    } catch (error) {
      setResult({ isConnected: false, message: messageOf(error, 'Kunne ikke teste forbindelsen') });
    }
  };
  return (
    <div className={styles.connectionTest}>
      <Button isPending={isRunning} onPress={() => void runTest()}>
        Test forbindelse
      </Button>
      {result && (
        <Banner tone={result.isConnected ? 'green' : 'red'} role={result.isConnected ? 'status' : 'alert'}>
          {result.message}
        </Banner>
      )}
    </div>
  );
}
