import styles from '../parts/lists/cells.module.css';
import { Link } from '../ui/Link.tsx';

export const CompanyLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/admin/companies/${id}`} className={styles.primaryText}>
    {name}
  </Link>
);
