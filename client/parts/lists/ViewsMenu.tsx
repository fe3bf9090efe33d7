import { Check, Pencil, Plus, RefreshCw, Star, Users } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AdminList } from '../../../domain/backOffice/savedViews.ts';
import { messageOf } from '../../app/relay/errors.ts';
import type { Column } from '../../ui/Column.ts';
import { Menu } from '../../ui/Menu.tsx';
import { toast } from '../../ui/Toast.tsx';
import { isSameLayout } from './arrangeColumns.ts';
import styles from './ListFilters.module.css';
import { ColumnsButton, ViewsButton } from './ListMenuButtons.tsx';
import { ALL_ROWS, searchOfView, setDraft, useSettings, VIEW_PARAMETER, viewIn } from './listSettings.ts';
import { useColumns } from './useColumns.ts';
import { useViewChanges } from './useViewChanges.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { parametersOf } from './viewParameters.ts';

interface ViewsMenuProps {
  list: AdminList;
  columns: readonly Column<never>[];
  onOpenColumns: () => void;
}

/** The menu of the views: opens one, saves what is shown as a view, and edits the view that is shown. */
export function ViewsMenu({ list, columns, onOpenColumns }: ViewsMenuProps) {
  const settings = useSettings(list);
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const view = viewIn(settings, searchParams);
  const { columns: shown } = useColumns(list);
  const [dialog, setDialog] = useState<'create' | 'edit'>();
  const { update } = useViewChanges();
  const parameters = parametersOf(searchParams);
  const isChanged =
    view !== undefined &&
    (parametersOf(new URLSearchParams(view.parameters)) !== parameters || !isSameLayout(columns, shown, view.columns));
  const open = (search: string) => void navigate(search);
  // A form with input blocks navigations, so the list changes once the dialog is gone.
  const [nextSearch, setNextSearch] = useState<string>();
  const openNext = useEffectEvent(() => {
    if (nextSearch === undefined || dialog) return;
    setNextSearch(undefined);
    open(nextSearch);
  });
  useEffect(() => openNext(), [nextSearch, dialog]);
  const save = () => {
    if (!view) return;
    const { name, isShared } = view;
    update(view, { name, isShared, parameters, columns: shown }).then(
      () => {
        setDraft(view.id, undefined);
        toast.success(`Visningen »${name}« er opdateret`);
      },
      (error: unknown) => toast.error(messageOf(error, 'Visningen kunne ikke opdateres')),
    );
  };
  return (
    <div className={styles.menus}>
      <Menu
        label="Visninger"
        trigger={<ViewsButton name={view && `${view.name}${isChanged ? ' (ændret)' : ''}`} />}
        entries={[
          {
            id: 'all',
            label: 'Alle rækker',
            isCurrent: !view,
            ...(!view && { icon: <Check aria-hidden /> }),
            onAction: () => open(`?${VIEW_PARAMETER}=${ALL_ROWS}`),
          },
          ...settings.views.map((each, index) => ({
            id: each.id,
            label: each.name,
            isCurrent: each.id === view?.id,
            icon: each.id === view?.id ? <Check aria-hidden /> : each.isShared ? <Users aria-hidden /> : undefined,
            startsGroup: index === 0 || each.isShared !== settings.views[index - 1]!.isShared,
            end: (
              <span className={styles.viewNote}>
                {each.id === settings.defaultViewId && <Star aria-label="Standard" />}
                {each.isShared && (each.isOwn ? 'Delt' : each.ownerName)}
              </span>
            ),
            onAction: () => {
              setDraft(each.id, undefined);
              open(searchOfView(each));
            },
          })),
          {
            id: 'create',
            label: 'Gem som visning',
            icon: <Plus aria-hidden />,
            startsGroup: true,
            onAction: () => setDialog('create'),
          },
          ...(view && isChanged
            ? [{ id: 'update', label: 'Opdater visningen', icon: <RefreshCw aria-hidden />, onAction: save }]
            : []),
          ...(view
            ? [
                {
                  id: 'edit',
                  label: 'Rediger visningen',
                  icon: <Pencil aria-hidden />,
                  onAction: () => setDialog('edit'),
                },
              ]
            : []),
        ]}
      />
      <ColumnsButton onPress={onOpenColumns} />
      {dialog && (
        <ViewDialog
          list={list}
          view={dialog === 'edit' ? view : undefined}
          parameters={parameters}
          columns={shown}
          defaultViewId={settings.defaultViewId}
          onClose={() => setDialog(undefined)}
          onShow={setNextSearch}
        />
      )}
    </div>
  );
}
