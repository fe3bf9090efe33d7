import { RotateCw, X } from 'lucide-react';
import { extensionOf, formatBytes } from '../../../domain/work/files.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Meters.tsx';
import styles from './Files.module.css';
import { FileTile } from './FileTile.tsx';
import type { RunningUpload } from './useUploads.ts';

interface UploadListProps {
  uploads: readonly RunningUpload[];
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
}

/** The files that are on their way, with their progress. Renders nothing when there are none. */
export function UploadList({ uploads, onCancel, onRetry }: UploadListProps) {
  if (!uploads.length) return null;
  return (
    <ul className={styles.uploads} aria-label="Filer på vej">
      {uploads.map(({ key, name, size, sent, state, message }) => (
        <li key={key} className={styles.upload}>
          <FileTile extension={extensionOf(name)} />
          <div className={styles.about}>
            <span className={styles.name}>{name}</span>
            <span className={state === 'FAILED' ? styles.failed : styles.details} role="status">
              {detailsOf({ size, sent, state, message })}
            </span>
            {(state === 'SENDING' || state === 'PAUSED') && (
              <Progress label={`Upload af ${name}`} value={sent} max={size} />
            )}
          </div>
          {state === 'FAILED' && (
            <IconButton label={`Prøv igen, ${name}`} onPress={() => onRetry(key)}>
              <RotateCw aria-hidden />
            </IconButton>
          )}
          <IconButton label={`${state === 'DONE' ? 'Fjern' : 'Annuller'} ${name}`} onPress={() => onCancel(key)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function detailsOf({
  size,
  sent,
  state,
  message,
}: Pick<RunningUpload, 'size' | 'sent' | 'state'> & { message: string | undefined }): string {
  if (state === 'FAILED') return message ?? 'Filen kunne ikke uploades';
  if (state === 'PAUSED') return `Forbindelsen røg. Fortsætter ved ${formatBytes(sent)}.`;
  if (state === 'DONE') return `${formatBytes(size)} · uploadet`;
  return state === 'WAITING' ? `${formatBytes(size)} · venter` : `${formatBytes(sent)} af ${formatBytes(size)}`;
}
