import { FolderTree } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Card.tsx';

/** Says that something can only be created for a department; `subject` names it at the start of the sentence. */
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
