import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import type { List } from './list.ts';

interface EmptyListProps {
  list: Pick<List<never>, 'icon' | 'empty' | 'noMatch'>;
  isFiltered?: boolean;
  /** Creates the first row. */
  action?: ReactNode;
}

/** Shown in place of the rows: that there are none, or that none matches the filters, with a link to all. */
export const EmptyList = ({ list: { icon, empty, noMatch }, isFiltered = false, action }: EmptyListProps) =>
  isFiltered && noMatch ? (
    <EmptyState
      icon={icon}
      title={noMatch.title}
      text={noMatch.text}
      action={<ButtonLink to={noMatch.clearPath}>{noMatch.clearLabel ?? 'Ryd filtre'}</ButtonLink>}
    />
  ) : (
    <EmptyState icon={icon} title={empty.title} text={empty.text} action={action} />
  );
