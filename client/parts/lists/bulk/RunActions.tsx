import { RotateCcw, RotateCw, Square } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../app/relay/useAction.ts';
import { useAttempt } from '../../../app/relay/useAttempt.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import styles from './BulkBar.module.css';
import type { RunActions_run$key } from '#relay/RunActions_run.graphql';
import type { RunActionsCancelMutation } from '#relay/RunActionsCancelMutation.graphql';
import type { RunActionsRetryMutation } from '#relay/RunActionsRetryMutation.graphql';
import type { RunActionsUndoMutation } from '#relay/RunActionsUndoMutation.graphql';

const runFragment = graphql`
  fragment RunActions_run on BulkRun {
    id
    state
    undoConsequence
    viewerCanCancel
    viewerCanUndo
    viewerCanRetry
  }
`;

const mutation = graphql`
  mutation RunActionsCancelMutation($id: ID!) {
    cancelBulkRun(id: $id) {
      ...RunProgress_run
      ...RunActions_run
    }
  }
`;

const runActionsRetryMutation = graphql`
  mutation RunActionsRetryMutation($id: ID!) {
    retryBulkRun(id: $id) {
      ...RunProgress_run
      ...RunActions_run
    }
  }
`;

const runActionsUndoMutation = graphql`
  mutation RunActionsUndoMutation($id: ID!) {
    undoBulkRun(id: $id) {
      ...RunProgress_run
      ...RunActions_run
    }
  }
`;

/** The buttons that stop, undo and repeat a run. Renders nothing when none of them applies. */
export function RunActions({ run: key }: { run: RunActions_run$key }) {
  const run = useFragment(runFragment, key);
  const [isUndoing, setUndoing] = useState(false);
  const [cancel] = useAction<RunActionsCancelMutation>(mutation);
  const [retry] = useAction<RunActionsRetryMutation>(runActionsRetryMutation);
  const [undo] = useAction<RunActionsUndoMutation>(runActionsUndoMutation);
  const { id, state, undoConsequence, viewerCanCancel, viewerCanUndo, viewerCanRetry } = run;
  const cancelling = useAttempt(async () => void (await cancel({ id })), 'Kørslen kunne ikke stoppes');
  const retrying = useAttempt(async () => void (await retry({ id })), 'Kørslen kunne ikke fortsætte');
  const undoing = useAttempt(async () => {
    await undo({ id });
    setUndoing(false);
  }, 'Kørslen kunne ikke fortrydes');
  const message = cancelling.message ?? retrying.message;
  if (!viewerCanCancel && !viewerCanUndo && !viewerCanRetry) return null;
  return (
    <div className={styles.numbers}>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      {viewerCanCancel && (
        <Button onPress={() => void cancelling.attempt()}>
          <Square aria-hidden /> Stop
        </Button>
      )}
      {viewerCanRetry && (
        <Button onPress={() => void retrying.attempt()}>
          <RotateCw aria-hidden /> {state === 'STOPPED' ? 'Fortsæt' : 'Prøv de fejlede igen'}
        </Button>
      )}
      {viewerCanUndo && (
        <Button onPress={() => setUndoing(true)}>
          <RotateCcw aria-hidden /> Fortryd
        </Button>
      )}
      <ConfirmDialog
        title="Fortryd kørslen?"
        isOpen={isUndoing}
        confirmLabel="Fortryd kørslen"
        message={undoing.message}
        onConfirm={undoing.attempt}
        onCancel={() => setUndoing(false)}
      >
        {undoConsequence} Rækker, som nogen har ændret siden, bliver, som de er.
      </ConfirmDialog>
    </div>
  );
}
