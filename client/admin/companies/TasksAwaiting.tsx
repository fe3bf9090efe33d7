import { ClipboardCheck, Folder } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { shortId } from '../../../domain/basics/shortId.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, CardHead, EmptyState, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { companyPath } from './companyText.ts';
import { useTasksAwaitingRefetch } from './useTasksAwaitingRefetch.ts';
import type { TasksAwaiting_query$key } from '#relay/TasksAwaiting_query.graphql';
import type { TasksAwaitingPageQuery } from '#relay/TasksAwaitingPageQuery.graphql';

const queryFragment = graphql`
  fragment TasksAwaiting_query on Query
  @refetchable(queryName: "TasksAwaitingPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 3 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        taskBoard {
          isLinked
        }
        tasksAwaiting(first: $count, after: $cursor) @connection(key: "TasksAwaiting_tasksAwaiting") {
          totalCount
          edges {
            node {
              id
              name
              updatedAt
              clipCard {
                id
                department {
                  name
                }
              }
            }
          }
        }
      }
    }
  }
`;

/** The tasks that wait for the company's approval. */
export function TasksAwaiting({ query, customerId }: { query: TasksAwaiting_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<TasksAwaitingPageQuery, TasksAwaiting_query$key>(
    queryFragment,
    query,
  );
  const { taskBoard, tasksAwaiting } = data.admin.customer!;
  const tasks = nodesOf(tasksAwaiting);
  useTasksAwaitingRefetch(customerId, tasks.length);
  return (
    <Card flush>
      <CardHead title="Opgaver til godkendelse" />
      {tasks.length ? (
        <List>
          {tasks.map(({ id, name, updatedAt, clipCard }) => (
            <ListItem
              key={id}
              to={`/admin/tasks/${id}`}
              icon={
                <Tile grey>
                  <ClipboardCheck />
                </Tile>
              }
              title={name}
              text={`${clipCard.department.name} · klippekort ${shortId(clipCard.id)}`}
              end={
                <span>
                  opdateret <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
                </span>
              }
            />
          ))}
        </List>
      ) : taskBoard.isLinked ? (
        <NothingAwaiting />
      ) : (
        <NoFolder customerId={customerId} />
      )}
      <MoreInCard
        shown={tasks.length}
        total={tasksAwaiting.totalCount}
        pages={pages}
        failure="Kunne ikke hente opgaver"
      />
    </Card>
  );
}

const NothingAwaiting = () => (
  <EmptyState
    icon={<ClipboardCheck />}
    title="Ingen opgaver venter"
    text="Når en opgave er klar til kundens godkendelse, står den her."
  />
);

const NoFolder = ({ customerId }: { customerId: string }) => (
  <EmptyState
    icon={<Folder />}
    title="Ingen ClickUp mappe valgt"
    text="Uden en mappe har kunden ingen opgaver."
    action={
      <ButtonLink size="small" to={companyPath(customerId, 'konfiguration')}>
        Vælg mappe
      </ButtonLink>
    }
  />
);
