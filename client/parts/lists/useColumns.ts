import { useSearchParams } from 'react-router';
import type { AdminList, ColumnSetting } from '../../../domain/backOffice/savedViews.ts';
import { lazyModule } from '../../ui/lazyModule.ts';
import { setDraft, shownColumns, storeSettings, useSettings, viewIn } from './listSettings.ts';

const saving = lazyModule(() => import('./saveColumns.ts'));

/**
 * The columns of a list as the person shows them. A change is kept at the server, or as a draft of the view that is
 * shown.
 */
export function useColumns(list: AdminList | undefined) {
  const [searchParams] = useSearchParams();
  const settings = useSettings(list);
  const view = viewIn(settings, searchParams);
  return {
    columns: shownColumns(settings, view),
    change: (columns: readonly ColumnSetting[]) => {
      if (!list) return;
      if (view) setDraft(view.id, columns);
      else {
        storeSettings(list, { columns });
        saving.use(({ saveColumns }) => saveColumns(list, columns));
      }
    },
  };
}
