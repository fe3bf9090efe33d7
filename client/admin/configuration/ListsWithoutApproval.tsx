import { Badge } from '../../ui/Badge.tsx';
import styles from './Configuration.module.css';

interface ListsWithoutApprovalProps {
  warnings: readonly { readonly listName: string; readonly missing: string }[];
}

/** Names the ClickUp lists that lack the status for customer approval. They must be changed at ClickUp. */
export const ListsWithoutApproval = ({ warnings }: ListsWithoutApprovalProps) =>
  warnings.length > 0 && (
    <span className={styles.warnings}>
      {warnings.map(({ listName, missing }) => (
        <span key={listName} className={styles.warning}>
          {listName}
          <span>
            <Badge tone="amber">Mangler {missing}</Badge>
          </span>
        </span>
      ))}
      <span className={styles.note}>Kunden kan ikke godkende opgaver der. Tilføj statussen til listen i ClickUp.</span>
    </span>
  );
