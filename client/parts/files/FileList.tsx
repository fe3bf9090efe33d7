import { FileLine } from './FileLine.tsx';
import styles from './Files.module.css';
import type { FileLine_file$key } from '#relay/FileLine_file.graphql';

export type ListedFile = { readonly id: string; readonly viewerCanDelete: boolean } & FileLine_file$key;

interface FileListProps {
  files: readonly ListedFile[];
  /** The id of the heading that names the list. */
  headingId: string;
  isAdmin?: boolean;
  /** Undefined where nobody deletes files. */
  remove?: ((id: string) => Promise<unknown>) | undefined;
}

/** The files of one thing. Renders nothing when there are none. */
export const FileList = ({ files, headingId, isAdmin = false, remove }: FileListProps) =>
  files.length > 0 && (
    <ul className={styles.files} aria-labelledby={headingId}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLine file={file} isAdmin={isAdmin} remove={isAdmin || file.viewerCanDelete ? remove : undefined} />
        </li>
      ))}
    </ul>
  );
