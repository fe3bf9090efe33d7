import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { statusName } from '../../../domain/work/tasks.ts';
import { AssigneeNames } from '../../customer/tasks/AssigneeNames.tsx';
import { DueDate } from '../../customer/tasks/DueDate.tsx';
import { EstimateWarning } from '../../customer/tasks/EstimateWarning.tsx';
import { Priority } from '../../customer/tasks/Priority.tsx';
import { ProviderDot } from '../../customer/tasks/ProviderDot.tsx';
import { spentText } from '../../customer/tasks/taskText.ts';
import listStyles from '../../parts/lists/cells.module.css';
import { FactList } from '../../ui/Card.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { WaitsForBadge } from './WaitsForBadge.tsx';
import type { AdminTaskFacts_task$key } from '#relay/AdminTaskFacts_task.graphql';

const taskFragment = graphql`
  fragment AdminTaskFacts_task on Task {
    status
    color
    priority
    waitsFor
    minutesSpent
    estimateMinutes
    dueAt
    createdAt
    updatedAt
    approvedAt
    approvedBy
    changesRequestedAt
    changesRequested
    assignees {
      name
    }
    clipCard {
      department {
        name
        customer {
          id
          name
        }
      }
    }
    ...DueDate_task
    ...AssigneeNames_task
    ...useShortage_task
  }
`;

/** A task's company, status, people, time and deadline. */
export function AdminTaskFacts({ task: key }: { task: AdminTaskFacts_task$key }) {
  const task = useFragment(taskFragment, key);
  const { status, color, priority, waitsFor, estimateMinutes, dueAt, approvedAt, approvedBy } = task;
  const { department } = task.clipCard;
  return (
    <>
      <FactList
        facts={[
          {
            term: 'Virksomhed',
            value: <CompanyLink id={department.customer.id} name={department.customer.name} />,
          },
          { term: 'Afdeling', value: department.name },
          {
            term: 'Status',
            value: (
              <span className={listStyles.row}>
                <ProviderDot color={color} /> <span>{statusName(status)}</span>
              </span>
            ),
          },
          ...(waitsFor === 'NOBODY' ? [] : [{ term: 'Næste skridt', value: <WaitsForBadge waitsFor={waitsFor} /> }]),
          ...(priority ? [{ term: 'Prioritet', value: <Priority priority={priority} /> }] : []),
          ...(dueAt ? [{ term: 'Frist', value: <DueDate task={task} /> }] : []),
          ...(task.assignees.length ? [{ term: 'Ansvarlig', value: <AssigneeNames task={task} /> }] : []),
          { term: 'Tid brugt', value: <span className="num">{spentText(task.minutesSpent)}</span> },
          ...(estimateMinutes
            ? [{ term: 'Anslået', value: <span className="num">{spentText(estimateMinutes)}</span> }]
            : []),
          ...(task.changesRequestedAt
            ? [
                {
                  term: 'Ændringer ønsket',
                  value: [formatDateTime(task.changesRequestedAt), task.changesRequested].filter(Boolean).join(': '),
                },
              ]
            : []),
          ...(approvedAt
            ? [{ term: 'Godkendt', value: `${formatDateTime(approvedAt)} af ${approvedBy ?? 'kunden'}` }]
            : []),
          { term: 'Oprettet', value: <time dateTime={task.createdAt}>{formatDateTime(task.createdAt)}</time> },
          { term: 'Opdateret', value: <time dateTime={task.updatedAt}>{formatDateTime(task.updatedAt)}</time> },
        ]}
      />
      <EstimateWarning task={task} buysHours={false} />
    </>
  );
}
