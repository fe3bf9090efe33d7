import { Sees } from '../../app/shell/rights/subjects.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';

/** Says that goods are paused until a period of them is paid, and links to the screen where it can be paid. */
export const PausedNote = () => (
  <Banner tone="amber">
    Sat i bero, fordi betalingen mangler.{' '}
    <Sees subject="FINANCE">
      <Link to="/payments">Gå til betalinger</Link>
    </Sees>
  </Banner>
);
