import { useId } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { FileList } from '../../parts/files/FileList.tsx';
import { useFileChanges } from '../../parts/files/useFileChanges.ts';
import styles from '../../public/events/Events.module.css';
import type { EventFilesQuery } from '#relay/EventFilesQuery.graphql';

/** A query of its own, because the list of events shows no files. */
const query = graphql`
  query EventFilesQuery($id: ID!) {
    node(id: $id) {
      ... on Event {
        files(first: 100) @connection(key: "EventFiles_files") {
          __id
          edges {
            node {
              id
              viewerCanDelete
              ...FileLine_file
            }
          }
        }
      }
    }
  }
`;

/**
 * The files of an event that the viewer sees: attendees see more of them. New ones appear by themselves. Renders
 * nothing when there are none.
 */
export function EventFiles({ eventId }: { eventId: string }) {
  const headingId = useId();
  const { node } = useLazyLoadQuery<EventFilesQuery>(query, { id: eventId }, { fetchPolicy: 'store-and-network' });
  useFileChanges(eventId, node?.files?.__id);
  const files = node?.files ? nodesOf(node.files) : [];
  return (
    files.length > 0 && (
      <section className={styles.furtherSection} aria-labelledby={headingId}>
        <h3 id={headingId}>Filer</h3>
        <FileList files={files} headingId={headingId} />
      </section>
    )
  );
}
