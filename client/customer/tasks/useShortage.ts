import { graphql, useFragment } from 'react-relay';
import { estimateShortage } from '../../../domain/work/taskEstimates.ts';
import type { useShortage_task$key } from '#relay/useShortage_task.graphql';

const taskFragment = graphql`
  fragment useShortage_task on Task {
    estimateMinutes
    minutesSpent
    isOpen
    clipCard {
      status
      hours
      hoursUsed
      plannedMinutes
      department {
        id
      }
    }
  }
`;

/** What is missing on the clip card of a task before its work begins; undefined when there is enough. */
export function useShortage(key: useShortage_task$key) {
  const { clipCard, ...task } = useFragment(taskFragment, key);
  const shortage = estimateShortage(task, clipCard);
  return shortage && { ...shortage, departmentId: clipCard.department.id };
}
