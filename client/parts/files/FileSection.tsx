import { useEffect, useId, type ReactNode } from 'react';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import type { Area } from '../../app/shell/areas/area.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
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
  /** The task, agreement, order or event to which new files are added. */
  place: UploadPlace;
  isAdmin?: boolean;
  /** Choices about new files, shown above the buttons. */
  children?: ReactNode;
  /** The heading's level on the page. */
  heading: 'h2' | 'h3';
  /** Called when uploads begin and end, for a dialog that must not be closed meanwhile without a question. */
  onSendingChange?: (isSending: boolean) => void;
}

/** The files of a task, an agreement, an order or an event, and buttons to add more. */
export function FileSection(props: FileSectionProps) {
  const { files, total, pages, place, isAdmin = false, children, heading: Heading, onSendingChange } = props;
  const headingId = useId();
  const actions = useUploadActions(place, isAdmin);
  const { uploads, isSending, ...queue } = useUploads(actions);
  const { canShareFiles } = usePermissions();
  const areas = useAreas();
  const canAdd = isAdmin ? areas[areaOf(place)] : canShareFiles;
  const deleteFile = useDeleteFile(isAdmin);
  const sentHere = new Set(uploads.flatMap(({ state, fileId }) => (state === 'DONE' ? [] : fileId)));
  const shown = files.filter(({ id }) => !sentHere.has(id));
  useEffect(() => onSendingChange?.(isSending), [onSendingChange, isSending]);
  const add = (chosen: File[]) => {
    // The count of uploads is about the newest ones.
    if (!isSending) queue.removeDone();
    queue.add(chosen);
  };
  return (
    <section aria-labelledby={headingId}>
      <FileDrop onDrop={canAdd ? add : undefined}>
        <Heading id={headingId} className={styles.heading}>
          Filer
        </Heading>
        <FileList
          files={shown}
          headingId={headingId}
          isAdmin={isAdmin}
          remove={isAdmin && !canAdd ? undefined : deleteFile}
        />
        {pages && <MoreInCard shown={files.length} total={total} pages={pages} failure="Kunne ikke hente filer" />}
        {!pages && total > files.length && <p className={styles.hint}>De nyeste {files.length} filer er vist.</p>}
        <UploadList
          uploads={uploads}
          onCancel={queue.cancel}
          onCancelAll={queue.cancelUnfinished}
          onRetry={queue.retry}
        />
        {canAdd && children}
        {canAdd ? (
          <span className={styles.pickers}>
            <FilePicker onChoose={add} />
            <CameraPicker className={styles.camera} onChoose={add} />
            <span className={styles.dropHint}>Eller slip filer her.</span>
          </span>
        ) : (
          !files.length && <p className={styles.hint}>Ingen filer.</p>
        )}
      </FileDrop>
      <LeaveGuard isDirty={isSending}>Filer bliver stadig uploadet. De går tabt, hvis du forlader siden.</LeaveGuard>
    </section>
  );
}

/** The area of the employees who change the files at the place. */
function areaOf({ taskId, event }: UploadPlace): Area {
  if (taskId) return 'support';
  return event ? 'runEvents' : 'sell';
}
