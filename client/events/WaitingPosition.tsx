import { written } from '../../domain/counted.ts';

/** Where somebody stands on the waiting list, and what happens next. */
export const WaitingPosition = ({ position }: { position: number | null | undefined }) => (
  <p>{position ? `Du er nummer ${written(position)} på ventelisten.` : 'Du står på ventelisten.'} Vi skriver, når der er en plads.</p>
);
