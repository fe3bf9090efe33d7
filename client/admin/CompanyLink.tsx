import { Link } from '../ui/Link.tsx';
import styles from './Admin.module.css';

/** Wherever a company is named to the reseller's people, it leads to the company. */
export const CompanyLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/admin/companies/${id}`} className={styles.lead}>
    {name}
  </Link>
);
