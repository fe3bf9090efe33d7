import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AdminList } from '../../../domain/backOffice/savedViews.ts';
import type { Column } from '../../ui/Column.ts';
import { toast } from '../../ui/Toast.tsx';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { defaultSearch, settingsOf, viewIn } from './listSettings.ts';
import { followSettings } from './loadSettings.ts';
import { unknownFilters } from './viewParameters.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

export interface ListMenusProps {
  list: AdminList;
  columns: readonly Column<never>[];
  /** The filters of the list. */
  fields: ReactNode;
  isKnownSort: (sort: string) => boolean;
}

/** The menus of the columns and views of a list. They load the settings, and open the default view. */
export function ListMenus({ list, columns, fields, isKnownSort }: ListMenusProps) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const show = (search: string) => void navigate(search, { replace: true, preventScrollReset: true });
  // On a machine that has no copy of the settings, the default view is only known now.
  const openDefault = useEffectEvent(() => {
    const search = defaultSearch(list);
    if (search && !searchParams.size) show(search);
  });
  useEffect(() => followSettings(list, openDefault), [list]);
  const query = searchParams.toString();
  const checkFilters = useEffectEvent(() => {
    const view = viewIn(settingsOf(list), searchParams);
    const unknown = view ? unknownFilters(fields, isKnownSort, searchParams) : [];
    if (!unknown.length) return;
    const params = new URLSearchParams(searchParams);
    for (const name of unknown) params.delete(name);
    show(`?${params}`);
    toast.error(`Visningen »${view!.name}« har et filter, der ikke findes længere. Listen vises uden det.`);
  });
  useEffect(() => checkFilters(), [query]);
  return (
    <>
      <ViewsMenu list={list} columns={columns} onOpenColumns={() => setChoosingColumns(true)} />
      {isChoosingColumns && <ColumnsDialog list={list} columns={columns} onClose={() => setChoosingColumns(false)} />}
    </>
  );
}
