import { Avatar, Tag } from '../../ui/Badge.tsx';
import styles from './Users.module.css';

/** A user's picture and name, and whether that is the viewer. */
export const UserName = ({ name, isViewer }: { name: string; isViewer: boolean }) => (
  <span className={styles.who}>
    <Avatar name={name} size="small" />
    <span>{name}</span>
    {isViewer && <Tag>Dig</Tag>}
  </span>
);
