import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { AdminList } from '../../../domain/backOffice/savedViews.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import type { Column } from '../../ui/Column.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { isSameLayout, moveColumn, resizeColumn, settingsFor, toggleColumn } from './arrangeColumns.ts';
import styles from './ColumnsDialog.module.css';
import { useColumns } from './useColumns.ts';
import { useRowDrag } from './useRowDrag.ts';

interface ColumnsDialogProps {
  list: AdminList;
  columns: readonly Column<never>[];
  onClose: () => void;
}

/** Shows, hides and moves the columns of a list, by the grips or the buttons. Each change takes effect at once. */
export function ColumnsDialog({ list, columns, onClose }: ColumnsDialogProps) {
  const { columns: stored, change } = useColumns(list);
  const naming = columns.find(({ isSelection }) => !isSelection)!;
  const settings = settingsFor(columns, stored);
  const namingWidth = stored.find(({ id }) => id === naming.id)?.width ?? null;
  const keep = (next: typeof settings) =>
    change(namingWidth ? resizeColumn(next, columns, naming.id, namingWidth) : next);
  const {
    list: items,
    draggedId,
    gripOf,
    listHandlers,
  } = useRowDrag({
    ids: settings.map(({ id }) => id),
    onMove: (from, to) => keep(moveColumn(settings, from, to)),
  });
  const move = (index: number, step: -1 | 1) => {
    const { id } = settings[index]!;
    keep(moveColumn(settings, index, index + step));
    // The button at an end is disabled, so the focus moves to its neighbour.
    requestAnimationFrame(() => {
      const buttons = items.current?.querySelectorAll<HTMLButtonElement>(`[data-column="${id}"] button`);
      const button = buttons?.[step === -1 ? 0 : 1];
      (button?.disabled ? buttons?.[step === -1 ? 1 : 0] : button)?.focus();
    });
  };
  return (
    <Dialog
      title="Kolonner"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => change([])} isDisabled={isSameLayout(columns, stored, [])}>
            Nulstil
          </Button>
          <Button variant="primary" onPress={onClose}>
            Færdig
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {naming.title} står altid først. Træk i prikkerne, eller brug pilene, for at flytte en kolonne. Træk i kanten af
        en overskrift for at ændre kolonnens bredde.
      </p>
      <ul ref={items} className={styles.items} aria-label="Kolonner i rækkefølge" {...listHandlers}>
        {settings.map(({ id, isHidden }, index) => {
          const { title } = columns.find((column) => column.id === id)!;
          return (
            <li key={id} data-column={id} data-dragged={id === draggedId}>
              <span className={styles.grip} {...gripOf(id)}>
                <GripVertical aria-hidden />
              </span>
              <Checkbox checked={!isHidden} onChange={() => keep(toggleColumn(settings, id))}>
                {title}
              </Checkbox>
              <IconButton
                label={`Flyt ${title} op`}
                size="small"
                isDisabled={index === 0}
                onPress={() => move(index, -1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={`Flyt ${title} ned`}
                size="small"
                isDisabled={index === settings.length - 1}
                onPress={() => move(index, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
