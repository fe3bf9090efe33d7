import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { formatDate, formatDateTime } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { DocumentKind, MAX_VERSION_NOTE } from '../../../domain/work/files.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, FactList } from '../../ui/Card.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FileDrop } from '../files/FileDrop.tsx';
import { FileLine } from '../files/FileLine.tsx';
import { FilePicker } from '../files/FilePicker.tsx';
import { UploadList } from '../files/UploadList.tsx';
import { useUploadActions } from '../files/useUploadActions.ts';
import { useUploads } from '../files/useUploads.ts';
import { MoreInCard } from '../lists/MorePages.tsx';
import { ConfirmDocumentDialog } from './ConfirmDocumentDialog.tsx';
import styles from './Documents.module.css';
import type { DocumentDetails_document$key } from '#relay/DocumentDetails_document.graphql';
import type { DocumentDetailsPageQuery } from '#relay/DocumentDetailsPageQuery.graphql';

const documentFragment = graphql`
  fragment DocumentDetails_document on CompanyDocument
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "DocumentDetailsPageQuery") {
    id
    title
    kind
    requirement
    dueOn
    isAwaited
    isFromReseller
    createdByName
    createdAt
    viewerCanConfirm
    department {
      name
    }
    currentFile {
      id
      versionNumber
      note
      ...FileLine_file
    }
    readers {
      userId
      userName
      openedAt
      confirmedAt
    }
    versions(first: $count, after: $cursor) @connection(key: "DocumentDetails_versions") {
      totalCount
      edges {
        node {
          id
          versionNumber
          note
          createdAt
          ...FileLine_file
        }
      }
    }
  }
`;

interface DocumentDetailsProps {
  document: DocumentDetails_document$key;
  isAdmin?: boolean;
}

/** A document: what is asked of the company, its versions, and for the reseller who has opened the newest one. */
export function DocumentDetails({ document, isAdmin = false }: DocumentDetailsProps) {
  const { data, ...pages } = usePaginationFragment<DocumentDetailsPageQuery, DocumentDetails_document$key>(
    documentFragment,
    document,
  );
  const { id, kind, department, createdByName, createdAt, requirement, dueOn, readers, versions, currentFile } = data;
  const [note, setNote] = useState('');
  const actions = useUploadActions({ documentId: id, note: note.trim() || null }, isAdmin);
  const { uploads, isSending, ...queue } = useUploads(actions);
  const [isConfirming, setConfirming] = useState(false);
  const confirmed = readers.find(({ confirmedAt }) => confirmedAt);
  const { canShareFiles } = usePermissions();
  const canAdd = isAdmin || (canShareFiles && !data.isFromReseller);
  const sentHere = new Set(uploads.flatMap(({ state, fileId }) => (state === 'DONE' ? [] : fileId)));
  const shown = nodesOf(versions).filter((version) => !sentHere.has(version.id));
  const addVersion = ([file]: File[]) => {
    if (!isSending) queue.removeDone();
    if (!file) return;
    queue.add([file]);
    setNote('');
  };
  return (
    <div className={styles.stack}>
      {data.isAwaited && !isAdmin && (
        <Banner tone="amber">
          {requirement === 'CONFIRM'
            ? `Dokumentet skal bekræftes af en kontoadministrator${dueOn ? ` senest ${formatDate(dueOn)}` : ''}.`
            : `I bedes læse dokumentet${dueOn ? ` senest ${formatDate(dueOn)}` : ''}.`}{' '}
          {requirement === 'CONFIRM' && data.viewerCanConfirm && currentFile && (
            <Button size="small" variant="primary" onPress={() => setConfirming(true)}>
              Bekræft version {currentFile.versionNumber}
            </Button>
          )}
        </Banner>
      )}
      <FactList
        facts={[
          { term: 'Mappe', value: labelOf(DocumentKind, kind) },
          { term: 'Afdeling', value: department?.name ?? 'Alle afdelinger' },
          { term: 'Delt af', value: `${createdByName}, ${formatDateTime(createdAt)}` },
          ...(confirmed?.confirmedAt
            ? [{ term: 'Bekræftet', value: `${confirmed.userName}, ${formatDateTime(confirmed.confirmedAt)}` }]
            : []),
        ]}
      />
      <FileDrop onDrop={canAdd ? addVersion : undefined}>
        <Card flush>
          <CardHead
            title="Versioner"
            action={
              canAdd && (
                <FilePicker variant="secondary" isSingle onChoose={addVersion}>
                  Ny version
                </FilePicker>
              )
            }
          />
          {canAdd && (
            <div className={styles.note}>
              <TextField
                label="Nyt i den næste version"
                hint={`Skriv det, før du vælger filen. Det står ved versionen${isAdmin ? ' og i mailen om den' : ''}.`}
                optional
                autoComplete="off"
                maxLength={MAX_VERSION_NOTE}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </div>
          )}
          <div className={styles.running}>
            <UploadList
              uploads={uploads}
              onCancel={queue.cancel}
              onCancelAll={queue.cancelUnfinished}
              onRetry={queue.retry}
            />
          </div>
          <ol className={styles.versions} reversed>
            {shown.map((version) => (
              <li key={version.id} className={styles.version}>
                <FileLine file={version} isAdmin={isAdmin} />
                <span className={styles.details}>
                  {version.versionNumber && `Version ${version.versionNumber} · `}
                  {formatDateTime(version.createdAt)}
                  {version.note && ` · ${version.note}`}
                </span>
              </li>
            ))}
          </ol>
          <MoreInCard
            shown={shown.length}
            total={versions.totalCount}
            pages={pages}
            failure="Kunne ikke hente versioner"
          />
        </Card>
      </FileDrop>
      <LeaveGuard isDirty={isSending}>
        Den nye version bliver stadig uploadet. Den går tabt, hvis du forlader siden.
      </LeaveGuard>
      {isAdmin && <Readers readers={readers} />}
      {isConfirming && currentFile && (
        <ConfirmDocumentDialog id={id} title={data.title} file={currentFile} onClose={() => setConfirming(false)} />
      )}
    </div>
  );
}

interface ReadersProps {
  readers: readonly {
    readonly userId: string;
    readonly userName: string;
    readonly openedAt: string;
    readonly confirmedAt: string | null | undefined;
  }[];
}

const Readers = ({ readers }: ReadersProps) => (
  <Card flush>
    <CardHead title="Har åbnet den nyeste version" {...(!readers.length && { text: 'Ingen endnu.' })} />
    <ul className={styles.versions}>
      {readers.map(({ userId, userName, openedAt, confirmedAt }) => (
        <li key={userId}>
          {userName}, {formatDateTime(openedAt)}
          {confirmedAt && ` · bekræftet ${formatDateTime(confirmedAt)}`}
        </li>
      ))}
    </ul>
  </Card>
);
