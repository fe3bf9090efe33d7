import { Suspense, useMemo } from 'react';
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { messageOf, NetworkError } from '../../app/relay/errors.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { MarkSeen } from './MarkSeen.ts';
import { TaskActions } from './TaskActions.tsx';
import { TaskConversation } from './TaskConversation.tsx';
import styles from './TaskDetails.module.css';
import { TaskDetails } from './TaskDetails.tsx';
import type { TaskDialogQuery } from '#relay/TaskDialogQuery.graphql';
import type { TaskDialogSubscription } from '#relay/TaskDialogSubscription.graphql';

export const taskQuery = graphql`
  query TaskDialogQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on Task {
        name
      }
      ...MarkSeen_task @alias(as: "seen")
      ...TaskDetails_task @alias(as: "details")
      ...TaskActions_task @alias(as: "actions")
      ...TaskConversation_task @alias(as: "conversation")
    }
  }
`;

/** Brings the fields of tasks that the board does not show. */
const subscription = graphql`
  subscription TaskDialogSubscription {
    taskChanged {
      edge {
        node {
          ...TaskDetails_task
          ...TaskActions_task
        }
      }
    }
  }
`;

interface TaskDialogProps {
  queryRef: PreloadedQuery<TaskDialogQuery>;
}

/** A task with an address of its own, in a dialog over the board. */
export function TaskDialog({ queryRef }: TaskDialogProps) {
  const close = useClose();
  const { revalidate } = useRevalidator();
  useSubscription<TaskDialogSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  return (
    <DialogBoundary
      key={queryRef.fetchKey}
      title="Opgave"
      failure="Kunne ikke hente opgave detaljer"
      reasonOf={reasonText}
      wide
      onRetry={() => void revalidate()}
      onClose={close}
    >
      <Dialog
        title={
          <Suspense fallback="Opgave">
            <Title queryRef={queryRef} />
          </Suspense>
        }
        isOpen
        wide
        onClose={close}
        footer={
          <Suspense fallback={null}>
            <Actions queryRef={queryRef} />
          </Suspense>
        }
      >
        <Suspense fallback={<TaskSkeleton />}>
          <Details queryRef={queryRef} />
        </Suspense>
      </Dialog>
    </DialogBoundary>
  );
}

const reasonText = (error: unknown) =>
  error instanceof NetworkError
    ? 'Kontroller din internetforbindelse.'
    : messageOf(error, 'Der opstod en fejl. Prøv igen om lidt.');

const useTask = (queryRef: PreloadedQuery<TaskDialogQuery>) =>
  usePreloadedQuery<TaskDialogQuery>(taskQuery, queryRef).node;

const Title = ({ queryRef }: TaskDialogProps) => useTask(queryRef)?.name ?? 'Opgave';

function Actions({ queryRef }: TaskDialogProps) {
  const task = useTask(queryRef)?.actions;
  return task && <TaskActions task={task} />;
}

function Details({ queryRef }: TaskDialogProps) {
  const task = useTask(queryRef);
  if (!task?.details) return <p>Ingen opgave data fundet</p>;
  return (
    <div className={styles.details}>
      {task.seen && <MarkSeen task={task.seen} />}
      <TaskDetails task={task.details} />
      {task.conversation && <TaskConversation task={task.conversation} />}
    </div>
  );
}

/** Goes back when the user came from the board; a user who followed a link to the task is led to the board. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: { isFromBoard?: boolean } | null };
  return () => void (state?.isFromBoard ? navigate(-1) : navigate(`/tasks${search}`, { replace: true }));
}

const TaskSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Indlæser …">
    <Skeleton height={64} />
    <Skeleton height={180} />
  </div>
);
