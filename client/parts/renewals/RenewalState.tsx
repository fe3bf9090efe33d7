import type { ReactNode } from 'react';
import { addDays, dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { RenewalGroup } from '../../../domain/sales/renewals.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './RenewalState.module.css';

interface RenewalStateProps {
  /** The decision, as in 'Fornyes uændret'; undefined while nobody has decided. */
  decided: string | undefined;
  decision:
    | { readonly outcome: string; readonly decidedAt: string; readonly decidedBy?: string | null | undefined }
    | null
    | undefined;
  endDate: string;
  /** The last day to decide. */
  noticeDeadline: string;
  /** Buttons that decide or undo. */
  children: ReactNode;
}

/** Shows the decision about the end of a term with its author, or the last day to decide. */
export function RenewalState({ decided, decision, endDate, noticeDeadline, children }: RenewalStateProps) {
  const isLate = dateOf() > noticeDeadline;
  const isSoon = addDays(dateOf(), RenewalGroup.DAYS_90.to) >= noticeDeadline;
  const by = decision?.decidedBy ? ` af ${decision.decidedBy}` : '';
  return (
    <div className={styles.renewal}>
      <p className={styles.state}>
        {decision ? (
          <Badge tone={decision.outcome === 'EXPIRE' ? 'grey' : 'green'}>{decided}</Badge>
        ) : (
          isSoon && (
            <Badge tone={isLate ? 'red' : 'turn'}>{isLate ? 'Fristen er overskredet' : 'Mangler beslutning'}</Badge>
          )
        )}
        <span>
          {decision ? `Besluttet${by} den ${formatDate(decision.decidedAt)}. ` : `Udløber ${formatDate(endDate)}. `}
          {isLate
            ? !decision && 'Kontakt os hurtigt, hvis den skal fornyes.'
            : `${decision ? 'Kan fortrydes til og med' : 'Beslut senest'} ${formatDate(noticeDeadline)}.`}
        </span>
      </p>
      {children}
    </div>
  );
}

export const RenewalChoices = ({ children }: { children: ReactNode }) => (
  <div className={styles.choices}>{children}</div>
);
