import type { ReactNode } from 'react';
import { addDays, dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { RenewalGroup } from '../../../domain/sales/renewals.ts';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
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

interface Choice<Kind extends string> {
  kind: Kind;
  label: string;
  danger?: boolean;
}

interface RenewalChoicesProps<Kind extends string> {
  /** Names the licence or agreement, because every row has such choices. */
  name: string;
  /** The first one has a button. */
  choices: readonly Choice<Kind>[];
  /** Whether the other choices are in a menu, for a list of many rows. */
  hasMenu?: boolean;
  onChoose: (kind: Kind) => void;
  /** A button before the choices. */
  children?: ReactNode;
}

/** The choices about the end of a term. */
export function RenewalChoices<Kind extends string>(props: RenewalChoicesProps<Kind>) {
  const { name, choices, hasMenu = false, onChoose, children } = props;
  const buttonCount = hasMenu && !children ? 1 : hasMenu ? 0 : choices.length;
  const others = choices.slice(buttonCount);
  return (
    <div className={styles.choices}>
      {children}
      {choices.slice(0, buttonCount).map(({ kind, label }) => (
        <Button key={kind} size="small" aria-label={`${label}: ${name}`} onPress={() => onChoose(kind)}>
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <ActionsMenu
          label={`Flere valg for ${name}`}
          entries={others.map(({ kind, label, danger = false }) => ({
            id: kind,
            label,
            danger,
            startsGroup: danger,
            onAction: () => onChoose(kind),
          }))}
        />
      )}
    </div>
  );
}
