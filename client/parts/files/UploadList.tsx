import { RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { extensionOf, formatBytes } from '../../../domain/work/files.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Meters.tsx';
import styles from './Files.module.css';
import { FileTile } from './FileTile.tsx';
import type { RunningUpload } from './useUploads.ts';

interface UploadListProps {
  uploads: readonly RunningUpload[];
  /** Whether a finished upload stays, until it is sent with a comment. */
  keepsDone?: boolean;
  onCancel: (key: string) => void;
  onCancelAll: () => void;
  onRetry: (key: string) => void;
}

/** The files that are on their way, with their progress. Only changes of their states are read aloud. */
export function UploadList({ uploads, keepsDone = false, onCancel, onCancelAll, onRetry }: UploadListProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = uploads.filter(({ state }) => keepsDone || state !== 'DONE');
  const isSeveral = uploads.filter(({ state }) => state !== 'DONE').length > 1;
  // Each of these buttons is gone after its press, and the Tab key would start at the header again.
  const andFocus = (act: () => void) => () => {
    act();
    root.current?.focus();
  };
  return (
    <div ref={root} tabIndex={-1} className={shown.length ? styles.uploads : 'visually-hidden'}>
      <p className="visually-hidden" role="status">
        {spokenText(uploads)}
      </p>
      {isSeveral && (
        <div className={styles.pickers}>
          <span className={styles.details}>{countText(uploads)}</span>
          <Button size="small" variant="quiet" onPress={andFocus(onCancelAll)}>
            Annuller alle
          </Button>
        </div>
      )}
      {shown.length > 0 && (
        <ul className={styles.files} aria-label="Filer på vej">
          {shown.map(({ key, name, size, sent, state, message }) => (
            <li key={key} className={styles.upload}>
              <FileTile extension={extensionOf(name)} />
              <div className={styles.about}>
                <span className={styles.name} title={name}>
                  {name}
                </span>
                <span className={state === 'FAILED' ? styles.failed : styles.details}>
                  {detailsOf({ size, sent, state, message })}
                </span>
                {(state === 'SENDING' || state === 'PAUSED') && (
                  <Progress label={`Upload af ${name}`} value={sent} max={size} />
                )}
              </div>
              {state === 'FAILED' && (
                <IconButton label={`Prøv igen, ${name}`} onPress={andFocus(() => onRetry(key))}>
                  <RotateCw aria-hidden />
                </IconButton>
              )}
              <IconButton
                label={`${state === 'DONE' ? 'Fjern' : 'Annuller'} ${name}`}
                onPress={andFocus(() => onCancel(key))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function countText(uploads: readonly RunningUpload[]): string {
  const done = uploads.filter(({ state }) => state === 'DONE').length;
  return `${done} af ${formatPlural(uploads.length, 'fil', 'filer')} uploadet`;
}

/** Without the sent bytes, which change several times a second. */
function spokenText(uploads: readonly RunningUpload[]): string {
  if (!uploads.length) return '';
  const isPaused = uploads.some(({ state }) => state === 'PAUSED');
  const failures = uploads.flatMap(({ state, name, message }) =>
    state === 'FAILED' ? `${name}: ${message ?? NOT_UPLOADED}` : [],
  );
  return [countText(uploads), ...(isPaused ? [PAUSED] : []), ...failures].join('. ');
}

const PAUSED = 'Forbindelsen røg, og uploadet fortsætter, når den er tilbage';
const NOT_UPLOADED = 'Filen kunne ikke uploades';

type Shown = Pick<RunningUpload, 'size' | 'sent' | 'state'> & { message: string | undefined };

function detailsOf({ size, sent, state, message }: Shown): string {
  if (state === 'FAILED') return message ?? NOT_UPLOADED;
  if (state === 'PAUSED') return `Forbindelsen røg. Fortsætter ved ${formatBytes(sent)}.`;
  if (state === 'DONE') return `${formatBytes(size)} · uploadet`;
  return state === 'WAITING' ? `${formatBytes(size)} · venter` : `${formatBytes(sent)} af ${formatBytes(size)}`;
}
