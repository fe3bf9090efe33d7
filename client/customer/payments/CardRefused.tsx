import { Link } from '../../ui/Link.tsx';

/**
 * Says why a card was refused, and links to the departments, where the card can be changed. The link opens another tab,
 * so that the input in this one is kept.
 */
export const CardRefused = ({ reason }: { reason: string }) => (
  <>
    {reason}{' '}
    <Link to="/departments" newTab>
      Skift kort
    </Link>
  </>
);
