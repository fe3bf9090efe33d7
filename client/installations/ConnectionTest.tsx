import { useState } from 'react';
import { graphql } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './Installations.module.css';
import type { ConnectionTestMutation } from './__generated__/ConnectionTestMutation.graphql.ts';

interface Answer {
  isConnected: boolean;
  message: string;
}

/** Tests the stored credentials at Zendesk and shows the result at once. */
export function ConnectionTest({ installationId }: { installationId: string }) {
  const [answer, setAnswer] = useState<Answer>();
  const [test, isRunning] = useAction<ConnectionTestMutation>(graphql`
    mutation ConnectionTestMutation($installationId: ID!) {
      testConnection(installationId: $installationId) {
        isConnected
        message
      }
    }
  `);
  const runTest = async () => {
    setAnswer(undefined);
    try {
      setAnswer((await test({ installationId })).testConnection);
    } catch (error) {
      setAnswer({ isConnected: false, message: messageOf(error, 'Kunne ikke teste forbindelsen') });
    }
  };
  return (
    <div className={styles.test}>
      <Button isPending={isRunning} onPress={() => void runTest()}>
        Test forbindelse
      </Button>
      {answer && (
        <Banner tone={answer.isConnected ? 'green' : 'red'} role={answer.isConnected ? 'status' : 'alert'}>
          {answer.message}
        </Banner>
      )}
    </div>
  );
}
