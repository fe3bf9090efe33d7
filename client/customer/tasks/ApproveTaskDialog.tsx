import { graphql, useFragment } from 'react-relay';
import { cutText } from '../../../domain/basics/graphemes.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { APPROVAL_UNDO_SECONDS } from '../../../domain/work/tasks.ts';
import { Button } from '../../ui/Button.tsx';
import { FactList } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EstimateWarning } from './EstimateWarning.tsx';
import styles from './TaskDetails.module.css';
import { usedOfText } from './taskText.ts';
import type { ApproveTaskDialog_task$key } from '#relay/ApproveTaskDialog_task.graphql';

const MAX_SUMMARY = 400;

interface ApproveTaskDialogProps {
  task: ApproveTaskDialog_task$key;
  approve: () => void;
  onClose: () => void;
}

const taskFragment = graphql`
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
`;

/** Shows what is approved, and asks for the approval. The dialog closes at once; the task shows how it goes on. */
export function ApproveTaskDialog({ task: key, approve, onClose }: ApproveTaskDialogProps) {
  const task = useFragment(taskFragment, key);
  const { name, description, minutesSpent, estimateMinutes, assignees, clipCard } = task;
  const confirm = () => {
    onClose();
    approve();
  };
  return (
    <Dialog
      title={`Godkend »${name}«`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Annuller</Button>
          <Button variant="primary" onPress={confirm}>
            Godkend
          </Button>
        </>
      }
    >
      <div className={styles.details}>
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
