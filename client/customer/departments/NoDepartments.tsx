import { FolderTree } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';

/** Says that the subject, such as »Et klippekort«, needs a department. The subject is the start of a sentence. */
export const NoDepartments = ({ subject }: { subject: string }) => (
  <EmptyState
    icon={<FolderTree />}
    title="I har ingen afdelinger endnu"
    text={`${subject} hører til en afdeling, så begynd med at oprette den.`}
    action={
      <ButtonLink to="/departments" variant="primary">
        Gå til afdelinger
      </ButtonLink>
    }
  />
);
