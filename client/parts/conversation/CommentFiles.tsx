import { graphql, useFragment } from 'react-relay';
import { FileLine } from '../files/FileLine.tsx';
import styles from '../files/Files.module.css';
import { useDeleteFile } from '../files/useDeleteFile.ts';
import type { CommentFiles_comment$key } from '#relay/CommentFiles_comment.graphql';

const commentFragment = graphql`
  fragment CommentFiles_comment on TaskComment {
    files {
      id
      viewerCanDelete
      ...FileLine_file
    }
  }
`;

/** The files that were sent with a comment. Renders nothing when there are none. */
export function CommentFiles({ comment, isAdmin }: { comment: CommentFiles_comment$key; isAdmin: boolean }) {
  const { files } = useFragment(commentFragment, comment);
  const deleteFile = useDeleteFile(isAdmin);
  if (!files.length) return null;
  return (
    <ul className={styles.files} aria-label="Vedhæftede filer">
      {files.map((file) => (
        <li key={file.id}>
          <FileLine file={file} isAdmin={isAdmin} remove={isAdmin || file.viewerCanDelete ? deleteFile : undefined} />
        </li>
      ))}
    </ul>
  );
}
