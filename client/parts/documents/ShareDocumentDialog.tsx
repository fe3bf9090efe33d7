import { useRef, useState } from 'react';
import type { z } from 'zod';
import { DocumentRequirement } from '../../../domain/work/files.ts';
import { documentForm } from '../../../domain/work/validation/files.ts';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import { SendDialog } from '../edits/SendDialog.tsx';
import { FileDrop } from '../files/FileDrop.tsx';
import { FilePicker } from '../files/FilePicker.tsx';
import { prepareFile } from '../files/prepareFile.ts';
import { sendBytes } from '../files/sendBytes.ts';
import type { UploadActions } from '../files/useUploads.ts';
import styles from './Documents.module.css';
import { useFolders } from './useFolders.ts';

export type DocumentValues = z.input<typeof documentForm>;

const nothing: DocumentValues = { title: '', kind: 'OTHER', departmentId: '', requirement: 'NONE', dueOn: '' };

interface ShareDocumentDialogProps {
  departments: readonly { readonly id: string; readonly name: string }[];
  /** Whether the reseller shares the document, who alone asks for readers. */
  isAdmin: boolean;
  /** Creates the document, and returns its id. */
  create: (input: DocumentValues, requestId: string) => Promise<string>;
  /** How the first version of the document is uploaded. */
  uploadTo: (documentId: string) => Pick<UploadActions, 'begin' | 'complete'>;
  onClose: () => void;
}

/** Shares a document: its title, its folder and its first version. A repeated attempt continues the same upload. */
export function ShareDocumentDialog({ departments, isAdmin, create, uploadTo, onClose }: ShareDocumentDialogProps) {
  const form = useAppForm<DocumentValues>(documentForm, nothing);
  const folders = useFolders();
  const [chosen, setChosen] = useState<File>();
  const [sent, setSent] = useState(0);
  const abort = useRef<AbortController>(null);
  const choose = ([file]: File[]) => {
    if (!file) return;
    setChosen(file);
    if (!form.getValues('title')) form.setValue('title', file.name.replace(/\.[^.]+$/, ''), { shouldDirty: true });
  };
  const send = async (values: DocumentValues, requestId: string) => {
    const file = await prepareFile(chosen!);
    const input = { ...values, departmentId: values.departmentId || null, dueOn: values.dueOn || null };
    const documentId = await create(input, requestId);
    const { begin, complete } = uploadTo(documentId);
    const { fileId, target } = await begin({ name: file.name, size: file.size }, `${requestId} file`);
    abort.current = new AbortController();
    if (target)
      await sendBytes({
        file,
        target,
        signal: abort.current.signal,
        onProgress: (bytes) => setSent(Math.round((100 * bytes) / file.size)),
        onPause: () => undefined,
      });
    await complete(fileId);
  };
  return (
    <SendDialog
      title="Del et dokument"
      form={form}
      submitLabel="Del dokumentet"
      pendingText={sent ? `Uploader, ${sent} %` : 'Uploader …'}
      isSubmitDisabled={!chosen}
      send={send}
      done="Dokumentet er delt"
      failure="Kunne ikke dele dokumentet"
      onClose={() => {
        abort.current?.abort();
        onClose();
      }}
    >
      <FileDrop onDrop={choose}>
        <div className={styles.actions}>
          <FilePicker variant="secondary" isSingle onChoose={choose}>
            {chosen ? 'Vælg en anden fil' : 'Vælg fil'}
          </FilePicker>
          <span className={styles.details}>{chosen?.name ?? 'Eller slip filen her'}</span>
        </div>
      </FileDrop>
      <TextField label="Titel" {...form.field('title')} />
      <Select label="Mappe" {...form.field('kind')}>
        <Options words={folders} />
      </Select>
      <Select label="Afdeling" {...form.field('departmentId')}>
        <option value="">Alle afdelinger</option>
        {departments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {isAdmin && (
        <>
          <Select label="Kunden" {...form.field('requirement')}>
            <Options words={DocumentRequirement} />
          </Select>
          <TextField label="Senest" type="date" optional {...form.field('dueOn')} />
        </>
      )}
    </SendDialog>
  );
}
