import { Clock } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './TaskDetails.module.css';
import { signedTimeText } from './taskText.ts';
import type { TaskEntries_task$key } from '#relay/TaskEntries_task.graphql';
import type { TaskEntriesPageQuery } from '#relay/TaskEntriesPageQuery.graphql';

const taskFragment = graphql`
  fragment TaskEntries_task on Task
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "TaskEntriesPageQuery") {
    entries(first: $count, after: $cursor) @connection(key: "TaskEntries_entries") {
      totalCount
      edges {
        node {
          id
          workedOn
          minutes
          description
          loggedBy
          reason
        }
      }
    }
  }
`;

/** The hour entries of a task: the time that was used from its clip card, or returned to the card. */
export function TaskEntries({ task }: { task: TaskEntries_task$key }) {
  const {
    data: { entries },
    ...pages
  } = usePaginationFragment<TaskEntriesPageQuery, TaskEntries_task$key>(taskFragment, task);
  const shown = nodesOf(entries);
  if (!shown.length) return null;
  return (
    <section className={styles.log} aria-label="Tid på klippekortet">
      <h3>Tid på klippekortet</h3>
      <List>
        {shown.map(({ id, workedOn, minutes, description, loggedBy, reason }) => (
          <ListItem
            key={id}
            icon={
              <Tile grey>
                <Clock />
              </Tile>
            }
            title={description}
            text={[loggedBy, reason].filter(Boolean).join(' · ')}
            end={
              <>
                <span className="num">{signedTimeText(minutes)}</span>
                <time dateTime={workedOn}>{formatDate(workedOn)}</time>
              </>
            }
          />
        ))}
      </List>
      <MoreInCard
        shown={shown.length}
        total={entries.totalCount}
        pages={pages}
        failure="Kunne ikke hente opgave detaljer"
      />
    </section>
  );
}
