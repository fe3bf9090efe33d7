import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';

/** Says that goods are paused until a period of them is paid, and links to the screen where it can be. */
export const PausedNote = () => (
  <Banner tone="amber">
    Sat i bero, fordi betalingen mangler. <Link to="/payments">Gå til betalinger</Link>
  </Banner>
);
