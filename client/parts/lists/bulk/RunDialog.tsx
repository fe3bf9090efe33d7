import { graphql, useFragment } from 'react-relay';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './BulkBar.module.css';
import { RunActions } from './RunActions.tsx';
import { RunProgress } from './RunProgress.tsx';
import { useRun } from './useRunChanges.ts';
import type { RunDialog_run$key } from '#relay/RunDialog_run.graphql';

interface RunDialogProps {
  run: RunDialog_run$key;
  title: string;
  onClose: () => void;
}

const runFragment = graphql`
  fragment RunDialog_run on BulkRun {
    id
    state
    ...RunProgress_run
    ...RunActions_run
  }
`;

/** Follows a run that has just been started. Closing the dialog does not stop the run. */
export function RunDialog({ run: key, title, onClose }: RunDialogProps) {
  const run = useFragment(runFragment, key);
  useRun(run);
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <ButtonLink to={`/admin/runs/${run.id}`}>Se kørslen</ButtonLink>
          <Button variant="primary" onPress={onClose}>
            Luk
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <RunProgress run={run} />
        <p>Kørslen fortsætter, selv om du lukker vinduet. Du finder den igen under »Kørsler«.</p>
        <RunActions run={run} />
      </div>
    </Dialog>
  );
}
