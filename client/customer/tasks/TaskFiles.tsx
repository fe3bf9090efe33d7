import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { FileSection } from '../../parts/files/FileSection.tsx';
import { useFileChanges } from '../../parts/files/useFileChanges.ts';
import type { TaskFiles_task$key } from '#relay/TaskFiles_task.graphql';
import type { TaskFilesPageQuery } from '#relay/TaskFilesPageQuery.graphql';

const taskFragment = graphql`
  fragment TaskFiles_task on Task
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "TaskFilesPageQuery") {
    id
    files(first: $count, after: $cursor) @connection(key: "TaskFiles_files") {
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
`;

/** The files of a task and of its comments. Those of colleagues appear by themselves. */
export function TaskFiles({ task }: { task: TaskFiles_task$key }) {
  const { data, ...pages } = usePaginationFragment<TaskFilesPageQuery, TaskFiles_task$key>(taskFragment, task);
  const { id: taskId, files } = data;
  useFileChanges(taskId, files.__id);
  return <FileSection files={nodesOf(files)} total={files.totalCount} pages={pages} place={{ taskId }} heading="h3" />;
}
