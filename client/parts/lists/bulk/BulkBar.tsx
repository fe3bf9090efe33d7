import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { BulkAction } from '../../../../domain/backOffice/bulk.ts';
import { bulkAreas, worksIn } from '../../../../domain/backOffice/employeeAreas.ts';
import { COUNT_LIMIT } from '../../../../domain/basics/countLimit.ts';
import { formatCount, formatPlural } from '../../../../domain/basics/formatCount.ts';
import { rolesIn } from '../../../app/shell/areas/area.ts';
import { useAreas } from '../../../app/shell/areas/AreasContext.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { focusContent } from '../../../ui/focusContent.ts';
import { lazyModule } from '../../../ui/lazyModule.ts';
import { useShortcuts } from '../../../ui/shortcuts/useShortcuts.ts';
import styles from './BulkBar.module.css';
import type { BulkDialogProps } from './BulkDialog.tsx';
import type { BulkSelection } from './useBulkSelection.ts';

const dialogModule = lazyModule(() => import('./BulkDialog.tsx'));

/** The button of an action, whose label is short because the list says what it is about. */
export interface BulkButton {
  action: BulkAction;
  label: string;
  icon: ReactNode;
}

export type UnavailableActions = Partial<Record<BulkAction, string>>;

interface BulkBarProps<Row extends { readonly id: string }> {
  selection: BulkSelection<Row>;
  rows: readonly Row[];
  /** How many rows match the filters, also those that are not loaded. */
  total: number;
  /** One row, and many, as in 'valgt faktura'. */
  noun: [one: string, many: string];
  /** The bar shows those of the viewer's areas. */
  actions: readonly BulkButton[];
  /** Why an action cannot be done with any row now, in Danish. */
  unavailable?: UnavailableActions | undefined;
  /** The sum of the selected rows, such as an amount. */
  summary?: ReactNode;
  /** Buttons for the selected rows besides the actions. */
  children?: ReactNode;
}

interface Opened {
  Dialog: (props: BulkDialogProps) => ReactNode;
  request: BulkDialogProps['request'];
}

/**
 * The actions for the selected rows of a list. Renders nothing without a selection. An action opens a dialog with
 * a preview; the run goes on when the dialog is closed.
 */
export function BulkBar<Row extends { readonly id: string }>(props: BulkBarProps<Row>) {
  const { selection, rows, total, noun, actions, unavailable = {}, summary, children } = props;
  const { selected, filter, isAll, select, selectAll } = selection;
  const [opened, setOpened] = useState<Opened>();
  const roles = rolesIn(useAreas());
  const clear = () => {
    select([]);
    focusContent();
  };
  useShortcuts('Valgte rækker', selected.length ? [{ keys: 'Escape', label: 'Ryd valget', onPress: clear }] : []);
  const open = (action: BulkAction) => {
    const request = { action, ...(isAll ? { filter: { ...filter } } : { ids: selected.map(({ id }) => id) }) };
    dialogModule.use(({ BulkDialog: Dialog }) => setOpened({ Dialog, request }));
  };
  const count = isAll ? Math.max(total, rows.length) : selected.length;
  return (
    <>
      {selected.length > 0 && (
        <div className={styles.bar} role="toolbar" aria-label={formatPlural(count, ...noun)}>
          <strong className={styles.count}>{isAll ? allText(count) : `${formatCount(count)} valgt`}</strong>
          {!isAll && summary}
          {!isAll && selected.length < rows.length && (
            <Button size="small" variant="quiet" onPress={() => select(rows)}>
              Vælg alle viste
            </Button>
          )}
          {!isAll && total > rows.length && (
            <Button size="small" variant="quiet" onPress={selectAll}>
              {total < COUNT_LIMIT ? `Vælg alle ${formatCount(total)}, der passer` : 'Vælg alle, der passer'}
            </Button>
          )}
          <span className={styles.actions}>
            {actions
              .filter(({ action }) => worksIn(roles, bulkAreas[action]))
              .map(({ action, label, icon }) =>
                unavailable[action] ? (
                  <UnavailableAction key={action} label={label} icon={icon} reason={unavailable[action]} />
                ) : (
                  <Button
                    key={action}
                    size="small"
                    onHoverStart={() => void dialogModule.fetch()}
                    onPress={() => open(action)}
                  >
                    {icon} {label}
                  </Button>
                ),
              )}
            {children}
          </span>
          <span className={styles.clear}>
            <IconButton size="small" label="Ryd valg" onPress={clear}>
              <X aria-hidden />
            </IconButton>
          </span>
        </div>
      )}
      {opened && (
        <opened.Dialog request={opened.request} onStarted={() => select([])} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** A disabled button beside the reason, which screen readers read with it. */
function UnavailableAction({ label, icon, reason }: Omit<BulkButton, 'action'> & { reason: string }) {
  const reasonId = useId();
  return (
    <span className={styles.unavailable}>
      <Button size="small" isDisabled aria-describedby={reasonId}>
        {icon} {label}
      </Button>
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}

const allText = (count: number) =>
  count < COUNT_LIMIT ? `Alle ${formatCount(count)}, der passer, er valgt` : 'Alle, der passer, er valgt';
