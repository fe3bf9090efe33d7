import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { FileSection } from '../../parts/files/FileSection.tsx';
import { useFileChanges } from '../../parts/files/useFileChanges.ts';
import type { AdminTaskFiles_query$key } from '#relay/AdminTaskFiles_query.graphql';
import type { AdminTaskFilesPageQuery } from '#relay/AdminTaskFilesPageQuery.graphql';

const queryFragment = graphql`
  fragment AdminTaskFiles_query on Query
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "AdminTaskFilesPageQuery") {
    admin {
      filesAt(id: $id, first: $count, after: $cursor) @connection(key: "AdminTaskFiles_filesAt") {
        __id
        totalCount
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
`;

/** The files of a task and of its comments, for admins. */
export function AdminTaskFiles({ query, taskId }: { query: AdminTaskFiles_query$key; taskId: string }) {
  const { data, ...pages } = usePaginationFragment<AdminTaskFilesPageQuery, AdminTaskFiles_query$key>(
    queryFragment,
    query,
  );
  const { filesAt } = data.admin;
  useFileChanges(taskId, filesAt.__id, true);
  return (
    <FileSection
      files={nodesOf(filesAt)}
      total={filesAt.totalCount}
      pages={pages}
      place={{ taskId }}
      isAdmin
      heading="h2"
    />
  );
}
