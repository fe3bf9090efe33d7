import { Building2, PanelsTopLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { isBackOfficePath, lastBackOfficePath } from './backOfficePath.ts';
import styles from './FrameSwitch.module.css';
import { useFrameContext } from './useFrame.ts';

const isCurrent = { 'aria-current': 'true' } as const;

/**
 * Leads an employee from one frame to the other: to the own company, and back to the last screen of the back office.
 */
export function FrameSwitch() {
  const { menus } = useFrameContext();
  const isBackOffice = isBackOfficePath(useLocation().pathname);
  const start = menus.admin.find(({ group }) => group === 'inbox')?.to ?? '/admin/companies';
  return (
    <div className={styles.switch} role="group" aria-label="Skift visning">
      <Link to={lastBackOfficePath() ?? start} title="Back office" {...(isBackOffice && isCurrent)}>
        <PanelsTopLeft aria-hidden />
        <span>Back office</span>
      </Link>
      <Link to="/dashboard" title="Min virksomhed" {...(!isBackOffice && isCurrent)}>
        <Building2 aria-hidden />
        <span>Min virksomhed</span>
      </Link>
    </div>
  );
}
