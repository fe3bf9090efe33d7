import { useRef, useState, type PointerEvent } from 'react';

interface RowDrag {
  /** The ids of the rows in their order. */
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
}

/**
 * Moves rows of a list with the pointer. The list itself captures the pointer, because a row that moves within the
 * document would lose it. A cancelled drag, such as by a system gesture, puts the row back.
 */
export function useRowDrag({ ids, onMove }: RowDrag) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<{ id: string; start: number }>();
  const place = dragged ? ids.indexOf(dragged.id) : -1;
  const end = () => setDragged(undefined);
  return {
    list,
    draggedId: dragged?.id,
    gripOf: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        list.current!.setPointerCapture(event.pointerId);
        setDragged({ id, start: ids.indexOf(id) });
      },
    }),
    listHandlers: {
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (place < 0) return;
        const target = placeBelow([...list.current!.children], place, clientY);
        if (target !== place) onMove(place, target);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        if (dragged && dragged.start !== place) onMove(place, dragged.start);
        end();
      },
    },
  };
}

/** The place of the last row whose middle the pointer has passed, so that two rows do not swap back and forth. */
function placeBelow(rows: Element[], place: number, y: number): number {
  const isAbove = (index: number) => {
    const { top, height } = rows[index]!.getBoundingClientRect();
    return y < top + height / 2;
  };
  let target = place;
  while (target > 0 && isAbove(target - 1)) target--;
  if (target < place) return target;
  while (target < rows.length - 1 && !isAbove(target + 1)) target++;
  return target;
}
