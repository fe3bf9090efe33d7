import { ArrowLeftRight, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Count } from '../../../ui/Badge.tsx';
import styles from './Companies.module.css';
import type { Membership } from './CompanyLink.tsx';
import { CompanyList } from './CompanyList.tsx';

/** The person's companies in the menu of phones and tablets, behind a button. */
export function CompanySection({ memberships }: { memberships: readonly Membership[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.section}>
      <button
        type="button"
        className={styles.sectionButton}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ArrowLeftRight aria-hidden />
        Skift virksomhed
        <span className={styles.end}>
          <Count>{memberships.length}</Count>
          <ChevronDown aria-hidden />
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <CompanyList memberships={memberships} />}
      </div>
    </div>
  );
}
