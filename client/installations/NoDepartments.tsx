import { FolderTree } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { Card, EmptyState } from '../ui/Card.tsx';

export const NoDepartments = () => (
  <Card>
    <EmptyState
      icon={<FolderTree />} title="I har ingen afdelinger endnu" text="En Zendesk installation hører til en afdeling, så begynd med at oprette den."
      action={<ButtonLink to="/departments" variant="primary">Gå til afdelinger</ButtonLink>}
    />
  </Card>
);
