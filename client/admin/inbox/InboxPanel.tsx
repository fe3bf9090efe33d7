import { ChevronLeft, X } from 'lucide-react';
import { Suspense } from 'react';
import { InboxKind } from '../../../domain/backOffice/inbox.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import type { Employee } from './handlersOf.ts';
import styles from './Inbox.module.css';
import { ItemDetails } from './ItemDetails.tsx';
import type { Item } from './readItem.ts';
import type { ItemChanges } from './useItemChanges.ts';

interface InboxPanelProps {
  itemKey: { kind: InboxKind; subjectId: string };
  /** The place in the list, such as "3 af 12"; undefined when the item is not listed. */
  position: string | undefined;
  employees: readonly Employee[];
  changes: ItemChanges;
  onAct: (item: Item) => void;
  onCancel: (item: Item) => void;
  onEdit: (item: Item) => void;
  onClose: () => void;
}

/** The opened item beside the list; on a narrow screen, above it. */
export function InboxPanel({ itemKey, position, employees, changes, onClose, ...actions }: InboxPanelProps) {
  const { label } = InboxKind[itemKey.kind];
  return (
    <aside className={styles.panel} aria-label={`Åben sag: ${label}`}>
      <div className={styles.panelHead}>
        <span>
          {label}
          {position && ` · ${position}`}
        </span>
        <span className={styles.closeWide}>
          <IconButton label="Luk sagen" size="small" onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        </span>
        <span className={styles.closeNarrow}>
          <IconButton label="Tilbage til indbakken" size="small" onPress={onClose}>
            <ChevronLeft aria-hidden />
          </IconButton>
        </span>
      </div>
      <ScreenBoundary title="Kunne ikke hente sagen" resetKey={itemKey}>
        <Suspense fallback={<Skeleton height={200} />}>
          <ItemDetails
            itemKey={itemKey}
            isListed={position !== undefined}
            employees={employees}
            changes={changes}
            {...actions}
          />
        </Suspense>
      </ScreenBoundary>
    </aside>
  );
}
