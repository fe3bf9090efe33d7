import { Video } from 'lucide-react';
import { Link } from '../../ui/Link.tsx';

/** The link of an online event, in the dialog that registers for it. */
export const OnlineMeeting = ({ link }: { link: string | null | undefined }) =>
  link && (
    <p>
      <Video aria-hidden />{' '}
      <Link to={link} newTab>
        Deltag i mødet
      </Link>
      . Linket sendes igen, når du er tilmeldt.
    </p>
  );
