import { dateOf } from '../../../domain/basics/dates.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { DocumentKind, DocumentRequirement } from '../../../domain/work/files.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day, NoValue } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Link } from '../../ui/Link.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { adminDocumentPath } from './adminDocumentPath.ts';
import type { awaitedExportQuery$data } from '#relay/awaitedExportQuery.graphql';
import type { AwaitedTable_document$data } from '#relay/AwaitedTable_document.graphql';

export type AwaitedRow = AwaitedTable_document$data;
export type AwaitedFileRow = NodeOf<awaitedExportQuery$data['admin']['awaitedDocuments']>;

export const awaitedColumns: ListColumn<AwaitedRow, AwaitedFileRow>[] = [
  {
    id: 'title',
    title: 'Dokument',
    isLong: true,
    csv: ({ title }) => title,
    cell: ({ id, title, kind, department }) => (
      <>
        <Link to={adminDocumentPath(id)} className={styles.primaryText}>
          {title}
        </Link>
        <span className={styles.secondaryText}>
          {labelOf(DocumentKind, kind)} · {department?.name ?? 'alle afdelinger'}
        </span>
      </>
    ),
  },
  {
    id: 'customer',
    title: 'Virksomhed',
    isFact: true,
    csv: ({ customer }) => customer.name,
    cell: ({ customer }) => <CompanyLink {...customer} />,
  },
  { title: 'Afdeling', csv: ({ department }) => department?.name },
  { title: 'Mappe', csv: ({ kind }) => labelOf(DocumentKind, kind) },
  {
    id: 'requirement',
    title: 'Kunden',
    csv: ({ requirement }) => labelOf(DocumentRequirement, requirement),
    cell: ({ requirement }) => <Badge tone="turn">{labelOf(DocumentRequirement, requirement)}</Badge>,
  },
  {
    id: 'due',
    title: 'Senest',
    csv: ({ dueOn }) => dueOn,
    cell: ({ dueOn }) =>
      dueOn ? (
        <span className={styles.wrappingRow}>
          <Day moment={dueOn} />
          {dueOn < dateOf() && <Badge tone="red">Overskredet</Badge>}
        </span>
      ) : (
        <NoValue />
      ),
  },
  {
    id: 'version',
    title: 'Version',
    end: true,
    csv: ({ currentFile }) => currentFile?.versionNumber,
    cell: ({ currentFile }) => <span className="num">{currentFile?.versionNumber ?? '–'}</span>,
  },
  {
    id: 'shared',
    title: 'Delt',
    csv: ({ newestAt }) => dateOf(newestAt),
    cell: ({ newestAt }) => <Day moment={newestAt} />,
  },
];
