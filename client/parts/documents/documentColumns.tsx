import { graphql, readInlineData } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { DocumentKind, DocumentRequirement, extensionOf } from '../../../domain/work/files.ts';
import { Badge, Tag } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { FileTile } from '../files/FileTile.tsx';
import type { ListColumn } from '../lists/ListColumn.ts';
import styles from './Documents.module.css';
import type {
  documentColumns_document$data,
  documentColumns_document$key,
} from '#relay/documentColumns_document.graphql';

export type DocumentRow = documentColumns_document$data;

const documentFragment = graphql`
  fragment documentColumns_document on CompanyDocument @inline {
    id
    title
    kind
    requirement
    dueOn
    isNew
    isAwaited
    isFromReseller
    createdByName
    newestAt
    department {
      name
    }
    currentFile {
      name
      versionNumber
    }
  }
`;

/** Reads the fields of a document that the table shows. */
export const readDocument = (document: documentColumns_document$key): DocumentRow =>
  readInlineData(documentFragment, document);

/** The columns of a list of documents, whose titles lead to `pathOf`. */
export const documentColumns = (pathOf: (id: string) => string): ListColumn<DocumentRow>[] => [
  {
    id: 'title',
    title: 'Navn',
    isLong: true,
    cell: ({ id, title, kind, department, isNew, currentFile }) => (
      <span className={styles.title}>
        <FileTile extension={extensionOf(currentFile?.name ?? '')} />
        <span className={styles.about}>
          <span>
            <Link to={pathOf(id)}>{title}</Link> {isNew && <Tag>nyt</Tag>}
          </span>
          <span className={styles.details}>
            {labelOf(DocumentKind, kind)} · {department?.name ?? 'alle afdelinger'}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'version',
    title: 'Version',
    end: true,
    cell: ({ currentFile }) => <span className="num">{currentFile?.versionNumber ?? '–'}</span>,
  },
  { id: 'by', title: 'Delt af', cell: ({ createdByName }) => createdByName },
  {
    id: 'date',
    title: 'Dato',
    cell: ({ newestAt }) => <time dateTime={newestAt}>{formatRecent(newestAt)}</time>,
  },
  { id: 'state', title: 'Tilstand', cell: (row) => <StateOf {...row} /> },
];

/** A document that the company has to read or confirm says so, in place of the state of its newest version. */
function StateOf({ isAwaited, requirement, currentFile }: DocumentRow) {
  if (isAwaited) return <Badge tone="turn">{labelOf(DocumentRequirement, requirement)}</Badge>;
  if (!currentFile) return <Badge tone="grey">Ikke klar</Badge>;
  return <Badge tone="green">{requirement === 'CONFIRM' ? 'Bekræftet' : 'Klar'}</Badge>;
}
