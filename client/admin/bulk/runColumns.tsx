import { BulkAction, BulkRunState } from '../../../domain/backOffice/bulk.ts';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { RunRow } from './readRun.ts';

export const runColumns: Column<RunRow>[] = [
  {
    id: 'action',
    title: 'Handling',
    cell: ({ id, action }) => <Link to={`/admin/runs/${id}`}>{labelOf(BulkAction, action)}</Link>,
  },
  { id: 'detail', title: 'Valg', foldsInto: 'action', hidesTitle: true, cell: ({ detail }) => detail },
  {
    id: 'state',
    title: 'Status',
    isFact: true,
    cell: ({ state }) => <StatusBadge words={BulkRunState} status={state} />,
  },
  { id: 'total', title: 'Rækker', end: true, cell: ({ total }) => formatCount(total) },
  { id: 'done', title: 'Udført', end: true, cell: ({ done }) => formatCount(done) },
  { id: 'failed', title: 'Fejlet', end: true, cell: ({ failed }) => formatCount(failed) },
  { id: 'left', title: 'Udeladt', end: true, cell: ({ skipped }) => formatCount(skipped) },
  { id: 'undone', title: 'Fortrudt', end: true, cell: ({ undone }) => formatCount(undone) },
  { id: 'author', title: 'Startet af', foldsInto: 'createdAt', cell: ({ authorName }) => <bdi>{authorName}</bdi> },
  { id: 'createdAt', title: 'Startet', cell: ({ createdAt }) => formatDateTime(createdAt) },
];
