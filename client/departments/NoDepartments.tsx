import { FolderTree } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Card.tsx';

/** Wherever there is nothing to have without one. */
export const NoDepartments = ({ what }: { what: string }) => (
  <EmptyState
    icon={<FolderTree />}
    title="I har ingen afdelinger endnu"
    text={`${what} hører til en afdeling, så begynd med at oprette den.`}
    action={
      <ButtonLink to="/departments" variant="primary">
        Gå til afdelinger
      </ButtonLink>
    }
  />
);
