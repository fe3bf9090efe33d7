import type { List } from './list.ts';
import { ListTable } from './ListTable.tsx';

/** The list while its rows are loaded. */
export const ListSkeleton = ({ list: { label, name, sorts, columns } }: { list: List<never> }) => (
  <ListTable
    label={label}
    {...(name && { list: name })}
    {...(sorts && { sorts })}
    columns={columns}
    rows={undefined}
    rowId={() => ''}
  />
);
