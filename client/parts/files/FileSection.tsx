import { useId, type ReactNode } from 'react';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { MoreInCard } from '../lists/MorePages.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileList, type ListedFile } from './FileList.tsx';
import { CameraPicker, FilePicker } from './FilePicker.tsx';
import styles from './Files.module.css';
import { UploadList } from './UploadList.tsx';
import { useDeleteFile } from './useDeleteFile.ts';
import { useUploadActions, type UploadPlace } from './useUploadActions.ts';
import { useUploads } from './useUploads.ts';

interface FileSectionProps {
  files: readonly ListedFile[];
  total: number;
  /** Undefined where all files are on screen. */
  pages?: PaginationState;
  /** What new files stand at. */
  place: UploadPlace;
  isAdmin?: boolean;
  /** Choices about new files, shown above the buttons. */
  children?: ReactNode;
  /** The heading's level on the page. */
  heading: 'h2' | 'h3';
}

/** The files of a task, an agreement, an order or an event, and buttons to add more. */
export function FileSection(props: FileSectionProps) {
  const { files, total, pages, place, isAdmin = false, children, heading: Heading } = props;
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
        <FileList files={files} headingId={headingId} isAdmin={isAdmin} remove={deleteFile} />
        {pages && <MoreInCard shown={files.length} total={total} pages={pages} failure="Kunne ikke hente filer" />}
        <UploadList uploads={running} onCancel={queue.cancel} onRetry={queue.retry} />
        {canAdd && children}
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
