import styles from '../../parts/lists/cells.module.css';
import { Avatar, Tag } from '../../ui/Badge.tsx';

/** A user's picture and name, and whether that is the viewer. */
export const UserName = ({ name, isViewer }: { name: string; isViewer: boolean }) => (
  <span className={styles.row}>
    <Avatar name={name} size="small" />
    <span>
      {name} {isViewer && <Tag>Dig</Tag>}
    </span>
  </span>
);
