import { useId } from 'react';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { MoreInCard } from '../lists/MorePages.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileLine } from './FileLine.tsx';
import { CameraPicker, FilePicker } from './FilePicker.tsx';
import styles from './Files.module.css';
import { UploadList } from './UploadList.tsx';
import { useDeleteFile } from './useDeleteFile.ts';
import { useUploadActions, type UploadPlace } from './useUploadActions.ts';
import { useUploads } from './useUploads.ts';
import type { FileLine_file$key } from '#relay/FileLine_file.graphql';

interface FileSectionProps {
  files: readonly ({ readonly id: string; readonly viewerCanDelete: boolean } & FileLine_file$key)[];
  total: number;
  /** Undefined where all files are on screen. */
  pages?: PaginationState;
  /** What new files stand at. */
  place: UploadPlace;
  isAdmin?: boolean;
  /** The heading's level on the page. */
  heading: 'h2' | 'h3';
}

/** The files of a task, an agreement or an order, and buttons to add more. */
export function FileSection(props: FileSectionProps) {
  const { files, total, pages, place, isAdmin = false, heading: Heading } = props;
  const headingId = useId();
  const actions = useUploadActions(place, isAdmin);
  const { uploads, ...queue } = useUploads(actions);
  const canAdd = usePermissions().canShareFiles || isAdmin;
  const deleteFile = useDeleteFile(isAdmin);
  const running = uploads.filter(({ state }) => state !== 'DONE');
  return (
    <section aria-labelledby={headingId}>
      <FileDrop onDrop={canAdd ? queue.add : undefined}>
        <Heading id={headingId} className={styles.heading}>
          Filer
        </Heading>
        {files.length > 0 && (
          <ul className={styles.files} aria-labelledby={headingId}>
            {files.map((file) => (
              <li key={file.id}>
                <FileLine
                  file={file}
                  isAdmin={isAdmin}
                  remove={isAdmin || file.viewerCanDelete ? deleteFile : undefined}
                />
              </li>
            ))}
          </ul>
        )}
        {pages && <MoreInCard shown={files.length} total={total} pages={pages} failure="Kunne ikke hente filer" />}
        <UploadList uploads={running} onCancel={queue.cancel} onRetry={queue.retry} />
        {canAdd ? (
          <span className={styles.pickers}>
            <FilePicker onChoose={queue.add} />
            <CameraPicker className={styles.camera} onChoose={queue.add} />
            <span className={styles.hint}>Eller slip og indsæt filer her.</span>
          </span>
        ) : (
          !files.length && <p className={styles.hint}>Ingen filer.</p>
        )}
      </FileDrop>
    </section>
  );
}
