import { formatCount } from '../../../domain/basics/formatCount.ts';

/** Shows the position on the waiting list and explains what happens when a place becomes free. */
export const WaitingPosition = ({ position }: { position: number | null | undefined }) => (
  <p>
    {position ? `Du er nummer ${formatCount(position)} på ventelisten.` : 'Du står på ventelisten.'} Vi skriver, når der
    er en plads.
  </p>
);
