import { useRef, useState } from 'react';
import { formatBytes } from '../../../domain/work/files.ts';
import { documentForm } from '../../../domain/work/validation/files.ts';
import { messageOf, PortalError } from '../../app/relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Progress } from '../../ui/Meters.tsx';
import { SendDialog } from '../edits/SendDialog.tsx';
import { FileDrop } from '../files/FileDrop.tsx';
import { FilePicker } from '../files/FilePicker.tsx';
import fileStyles from '../files/Files.module.css';
import { prepareFile } from '../files/prepareFile.ts';
import { sendBytes } from '../files/sendBytes.ts';
import type { UploadActions } from '../files/useUploads.ts';
import { DocumentFields, inputOf, type DocumentValues } from './DocumentFields.tsx';
import styles from './Documents.module.css';

const nothing: DocumentValues = { title: '', kind: 'OTHER', departmentId: '', requirement: 'NONE', dueOn: '' };
const CANCELLED = 'Uploadet er afbrudt. Dokumentet er ikke delt.';

interface ShareDocumentDialogProps {
  departments: readonly { readonly id: string; readonly name: string }[];
  /** Whether the reseller shares the document, who alone asks for readers. */
  isAdmin: boolean;
  /** Creates the document, and returns its id. */
  create: (input: DocumentValues, requestId: string) => Promise<string>;
  /** Deletes a document whose first version did not arrive. */
  remove: (documentId: string) => Promise<unknown>;
  /** How the first version of the document is uploaded. */
  uploadTo: (documentId: string) => Pick<UploadActions, 'begin' | 'complete'>;
  onShared: (documentId: string) => void;
  onClose: () => void;
}

/** The key of an attempt, what it shares, and the document once it is created. */
interface Attempt {
  requestId: string;
  content: string;
  documentId?: string;
}

interface UploadProgress {
  sent: number;
  size: number;
  isPaused: boolean;
}

interface FirstVersion {
  file: File;
  requestId: string;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

async function upload(actions: Pick<UploadActions, 'begin' | 'complete'>, version: FirstVersion): Promise<void> {
  const { file, requestId, signal, onProgress } = version;
  const { name, size } = file;
  const { fileId, target } = await actions.begin({ name, size }, `${requestId} file`);
  let sent = 0;
  if (target)
    await sendBytes({
      file,
      target,
      signal,
      onProgress: (bytes) => {
        sent = bytes;
        onProgress({ sent, size, isPaused: false });
      },
      onPause: () => onProgress({ sent, size, isPaused: true }),
    });
  signal.throwIfAborted();
  await actions.complete(fileId);
}

/** Shares a document: its title, its folder and its first version. A repeated attempt continues the same upload. */
export function ShareDocumentDialog(props: ShareDocumentDialogProps) {
  const { departments, isAdmin, create, remove, uploadTo, onShared, onClose } = props;
  const form = useAppForm<DocumentValues>(documentForm, nothing);
  const [chosen, setChosen] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const [progress, setProgress] = useState<UploadProgress>();
  const [isCancelled, setCancelled] = useState(false);
  const abort = useRef<AbortController>(null);
  const attempt = useRef<Attempt>(null);
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setRefusal(undefined);
    try {
      setChosen(await prepareFile(file));
    } catch (error) {
      setRefusal(messageOf(error, 'Filen kan ikke bruges'));
      return;
    }
    if (!form.getValues('title')) form.setValue('title', file.name.replace(/\.[^.]+$/, ''), { shouldDirty: true });
  };
  const removeUnfinished = async () => {
    const documentId = attempt.current?.documentId;
    attempt.current = null;
    if (documentId) await remove(documentId);
  };
  const send = async (values: DocumentValues) => {
    const file = chosen!;
    const { signal } = (abort.current = new AbortController());
    setCancelled(false);
    const input = inputOf(values);
    const content = JSON.stringify([input, file.name, file.size, file.lastModified]);
    // The server keeps what the first attempt with a key said.
    if (attempt.current?.content !== content) await removeUnfinished();
    const current = (attempt.current ??= { requestId: crypto.randomUUID(), content });
    const documentId = (current.documentId ??= await create(input, current.requestId));
    try {
      await upload(uploadTo(documentId), { file, requestId: current.requestId, signal, onProgress: setProgress });
    } catch (error) {
      // After a lost connection, the next attempt goes on. A refused upload would be refused again under the same key.
      if (signal.aborted || error instanceof PortalError) await removeUnfinished().catch(() => undefined);
      throw error;
    } finally {
      setProgress(undefined);
    }
    attempt.current = null;
    onShared(documentId);
  };
  const cancel = () => {
    setCancelled(true);
    abort.current?.abort();
  };
  return (
    <SendDialog
      title="Del et dokument"
      form={form}
      submitLabel="Del dokumentet"
      pendingText="Uploader …"
      isSubmitDisabled={!chosen}
      send={send}
      done="Dokumentet er delt"
      failure={isCancelled ? CANCELLED : 'Kunne ikke dele dokumentet'}
      onClose={() => {
        // The document would stay without a version.
        removeUnfinished().catch(() => undefined);
        onClose();
      }}
    >
      <FileDrop onDrop={(files) => void choose(files)}>
        <div className={styles.actions}>
          <FilePicker variant="secondary" isSingle onChoose={(files) => void choose(files)}>
            {chosen ? 'Vælg en anden fil' : 'Vælg fil'}
          </FilePicker>
          <span className={styles.chosen}>
            {chosen ? `${chosen.name} · ${formatBytes(chosen.size)}` : 'Eller slip filen her'}
          </span>
        </div>
        {refusal && (
          <p className={fileStyles.failed} role="alert">
            {refusal}
          </p>
        )}
        {progress && (
          <div className={styles.actions}>
            <span className={styles.details}>
              {progress.isPaused
                ? `Forbindelsen røg. Fortsætter ved ${formatBytes(progress.sent)}.`
                : `${formatBytes(progress.sent)} af ${formatBytes(progress.size)}`}
            </span>
            <Button size="small" variant="quiet" onPress={cancel}>
              Afbryd uploadet
            </Button>
            <div className={styles.bar}>
              <Progress label="Upload af filen" value={progress.sent} max={progress.size} />
            </div>
          </div>
        )}
      </FileDrop>
      <DocumentFields form={form} departments={departments} isAdmin={isAdmin} />
    </SendDialog>
  );
}
