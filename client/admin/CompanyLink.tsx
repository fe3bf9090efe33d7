import { Link } from '../ui/Link.tsx';
import styles from './Admin.module.css';

export const CompanyLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/admin/companies/${id}`} className={styles.primaryText}>
    {name}
  </Link>
);
