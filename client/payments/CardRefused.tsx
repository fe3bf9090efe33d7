import { Link } from '../ui/Link.tsx';

/** Why a card was refused, and the way to another one: beside what was typed, which stays. */
export const CardRefused = ({ why }: { why: string }) => (
  <>
    {why}{' '}
    <Link to="/departments" newTab>
      Skift kort
    </Link>
  </>
);
