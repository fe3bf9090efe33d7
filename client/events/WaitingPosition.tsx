import { written } from '../../domain/counted.ts';

/** Shows the position on the waiting list and explains what happens when a seat becomes free. */
export const WaitingPosition = ({ position }: { position: number | null | undefined }) => (
  <p>
    {position ? `Du er nummer ${written(position)} på ventelisten.` : 'Du står på ventelisten.'} Vi skriver, når der er
    en plads.
  </p>
);
