import { graphql, readInlineData } from 'react-relay';
import type { hourRows_entry$key } from '#relay/hourRows_entry.graphql';

const entryFragment = graphql`
  fragment hourRows_entry on HourEntry @inline {
    id
    workedOn
    minutes
    description
    reason
    loggedBy
    task {
      id
      name
    }
  }
`;

/** Reads the fields of an entry that every list of a card's entries fetches. */
export const readEntry = (entry: hourRows_entry$key) => readInlineData(entryFragment, entry);

interface Entry {
  readonly id: string;
  readonly workedOn: string;
  readonly minutes: number;
  readonly description: string;
  readonly reason: string | null | undefined;
  readonly loggedBy: string;
  readonly task: { readonly id: string; readonly name: string } | null | undefined;
}

interface CardTotals {
  readonly id: string;
  readonly hours: number;
  readonly hoursUsed: number;
  readonly createdAt: string;
  readonly user: { readonly name: string } | null | undefined;
}

export interface HourRow extends Omit<Entry, 'reason' | 'task' | 'loggedBy'> {
  readonly reason?: string | null | undefined;
  readonly task?: Entry['task'];
  readonly loggedBy: string | undefined;
  /** The minutes that were left on the card after this entry; negative when more were used than the card has. */
  readonly balanceMinutes: number;
}

/**
 * Calculates the balance after each entry. The entries are sorted by newest first. When all are loaded, the purchase is
 * added as the last row.
 */
export function hourRows(
  { id, hours, hoursUsed, createdAt, user }: CardTotals,
  entries: readonly Entry[],
  hasAllEntries: boolean,
): HourRow[] {
  let balanceMinutes = hours * 60 - Math.round(hoursUsed * 60);
  const rows = entries.map((entry): HourRow => {
    const row = { ...entry, balanceMinutes };
    balanceMinutes += entry.minutes;
    return row;
  });
  if (!hasAllEntries) return rows;
  return [
    ...rows,
    {
      id,
      workedOn: createdAt,
      minutes: -hours * 60,
      description: 'Klippekort købt',
      loggedBy: user?.name,
      balanceMinutes: hours * 60,
    },
  ];
}
