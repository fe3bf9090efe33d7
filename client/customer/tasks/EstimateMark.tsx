import { TriangleAlert } from 'lucide-react';
import { shortageText, shortageTitle } from './estimateText.ts';
import styles from './TaskList.module.css';
import { useShortage } from './useShortage.ts';
import type { useShortage_task$key } from '#relay/useShortage_task.graphql';

/** The warning about an estimate in a row of the list; the task itself shows the sum. */
export function EstimateMark({ task }: { task: useShortage_task$key }) {
  const shortage = useShortage(task);
  if (!shortage) return null;
  return (
    <span className={styles.mark} title={shortageText(shortage)}>
      <TriangleAlert aria-hidden />
      {shortageTitle(shortage.missing)}
    </span>
  );
}
