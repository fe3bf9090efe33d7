import { Columns3, LayoutList } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import styles from './ListFilters.module.css';

/** The button of the columns. */
export const ColumnsButton = ({ onPress, isDisabled = false }: { onPress?: () => void; isDisabled?: boolean }) => (
  <Button size="small" onPress={onPress} isDisabled={isDisabled}>
    <Columns3 aria-hidden /> Kolonner
  </Button>
);

/** The button of the views, with the name of the view that is shown. */
export const ViewsButton = ({ name, isDisabled = false }: { name: string | undefined; isDisabled?: boolean }) => (
  <Button size="small" isDisabled={isDisabled}>
    <LayoutList aria-hidden /> <span className={styles.viewName}>{name ?? 'Visninger'}</span>
  </Button>
);
