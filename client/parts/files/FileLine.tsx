import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { extensionOf, FileRefusal, FileState, formatBytes } from '../../../domain/work/files.ts';
import { messageOf } from '../../app/relay/errors.ts';
import { IconButton } from '../../ui/Button.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/Toast.tsx';
import { ActionDialog } from '../edits/ActionDialog.tsx';
import styles from './Files.module.css';
import { FileTile } from './FileTile.tsx';
import { openFile } from './openFile.ts';
import type { FileLine_file$data, FileLine_file$key } from '#relay/FileLine_file.graphql';

const fileFragment = graphql`
  fragment FileLine_file on StoredFile {
    id
    name
    size
    state
    refusal
    isReadable
    isScanned
    isForAttendees
    previewPath
    uploadedByName
  }
`;

interface FileLineProps {
  file: FileLine_file$key;
  isAdmin?: boolean;
  /** Deletes the file; undefined where the viewer may not. */
  remove?: ((id: string) => Promise<unknown>) | undefined;
}

/** A file in a list: its preview or type, its name, which opens it, and its state as long as it is not ready. */
export function FileLine({ file, isAdmin = false, remove }: FileLineProps) {
  const data = useFragment(fileFragment, file);
  const { id, name, size, state, isReadable, previewPath } = data;
  const [isDeleting, setDeleting] = useState(false);
  const [failedPreview, setFailedPreview] = useState<string>();
  const open = () =>
    void openFile({ id, name, isAdmin }).catch((error: unknown) =>
      toast.error(messageOf(error, 'Kunne ikke hente filen')),
    );
  return (
    <span className={styles.line}>
      {previewPath && previewPath !== failedPreview ? (
        // The path is valid for minutes, and may have expired before the picture comes on screen.
        <img
          className={styles.preview}
          src={previewPath}
          alt=""
          loading="lazy"
          onError={() => setFailedPreview(previewPath)}
        />
      ) : (
        <FileTile extension={extensionOf(name)} />
      )}
      <span className={styles.about}>
        {isReadable ? (
          <button type="button" className={styles.open} title={name} onClick={open}>
            {name}
          </button>
        ) : (
          <span className={styles.name} title={name}>
            {name}
          </span>
        )}
        <span className={styles.details}>
          {formatBytes(size)} · {noteOf(data)}
        </span>
      </span>
      {state !== 'READY' && <StatusBadge words={FileState} status={state} />}
      {remove && (
        <IconButton label={`Slet ${name}`} size="small" onPress={() => setDeleting(true)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
      {isDeleting && remove && (
        <ActionDialog
          title={`Slet ${name}?`}
          confirmLabel="Slet filen"
          danger
          action={() => remove(id)}
          done="Filen er slettet"
          failure="Kunne ikke slette filen"
          onClose={() => setDeleting(false)}
        >
          Filen forsvinder for alle, der kan se den. Det kan ikke fortrydes.
        </ActionDialog>
      )}
    </span>
  );
}

type Shown = Pick<
  FileLine_file$data,
  'state' | 'refusal' | 'isScanned' | 'isReadable' | 'isForAttendees' | 'uploadedByName'
>;

function noteOf({ isForAttendees, ...file }: Shown): string {
  const note = stateNoteOf(file);
  return isForAttendees ? `Kun for deltagere · ${note}` : note;
}

function stateNoteOf({ state, refusal, isScanned, isReadable, uploadedByName }: Omit<Shown, 'isForAttendees'>): string {
  if (refusal) return labelOf(FileRefusal, refusal);
  if (state === 'SCANNING') return 'Kan hentes, når den er scannet';
  if (state === 'UPLOADING') return `${uploadedByName} uploader lige nu`;
  if (isScanned) return uploadedByName;
  return isReadable ? `${uploadedByName} · ikke scannet for virus` : 'Ikke scannet, og kan derfor ikke hentes';
}
