import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { cutText } from '../../domain/graphemes.ts';
import { shortId } from '../../domain/shortId.ts';
import { APPROVAL_UNDO_SECONDS } from '../../domain/tasks.ts';
import { useAttempt } from '../relay/useAttempt.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { FactList } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EstimateWarning } from './EstimateWarning.tsx';
import styles from './TaskDetails.module.css';
import { usedOfText } from './taskText.ts';
import type { ApproveTaskDialog_task$key } from './__generated__/ApproveTaskDialog_task.graphql.ts';

const MAX_SUMMARY = 400;

interface ApproveTaskDialogProps {
  task: ApproveTaskDialog_task$key;
  approve: () => Promise<void>;
  onClose: () => void;
}

/** Shows what is approved, and asks for the approval. */
export function ApproveTaskDialog({ task: key, approve, onClose }: ApproveTaskDialogProps) {
  const task = useFragment(
    graphql`
      fragment ApproveTaskDialog_task on Task {
        name
        description
        minutesSpent
        estimateMinutes
        assignees {
          name
        }
        clipCard {
          id
          department {
            name
          }
        }
        ...useShortage_task
      }
    `,
    key,
  );
  const { name, description, minutesSpent, estimateMinutes, assignees, clipCard } = task;
  const [isApproving, setApproving] = useState(false);
  const { attempt, message } = useAttempt(async () => {
    setApproving(true);
    await approve().finally(() => setApproving(false));
    onClose();
  }, 'Kunne ikke godkende opgave');
  return (
    <Dialog
      title={`Godkend »${name}«`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isApproving}>
            Annuller
          </Button>
          <Button variant="primary" isPending={isApproving} onPress={() => void attempt()}>
            Godkend
          </Button>
        </>
      }
    >
      <div className={styles.details}>
        {message && (
          <Banner tone="red" role="alert">
            {message}
          </Banner>
        )}
        <EstimateWarning task={task} />
        <p className={description ? styles.description : styles.noDescription}>
          {description ? summaryOf(description) : 'Opgaven har ingen beskrivelse.'}
        </p>
        <FactList
          facts={[
            { term: 'Tid brugt', value: <span className="num">{usedOfText(minutesSpent, estimateMinutes)}</span> },
            { term: 'Klippekort', value: `${clipCard.department.name} · ${shortId(clipCard.id)}` },
            ...(assignees.length ? [{ term: 'Ansvarlig', value: assignees.map((each) => each.name).join(', ') }] : []),
          ]}
        />
        <p>Godkendelsen afslutter opgaven. Du kan fortryde i {APPROVAL_UNDO_SECONDS} sekunder, før den bliver sendt.</p>
      </div>
    </Dialog>
  );
}

const summaryOf = (description: string) =>
  description.length > MAX_SUMMARY ? `${cutText(description, MAX_SUMMARY)} …` : description;
