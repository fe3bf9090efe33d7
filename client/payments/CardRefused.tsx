import { Link } from '../ui/Link.tsx';

/**
 * Says why a card was refused and links to the department's payment method in another tab, so that typed input stays.
 */
export const CardRefused = ({ reason }: { reason: string }) => (
  <>
    {reason}{' '}
    <Link to="/departments" newTab>
      Skift kort
    </Link>
  </>
);
