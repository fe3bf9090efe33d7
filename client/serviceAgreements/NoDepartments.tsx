import { FolderTree } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { Card, EmptyState } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';

export const NoDepartments = () => (
  <Page title="Bestil serviceaftale">
    <Card flush>
      <EmptyState
        icon={<FolderTree />} title="I har ingen afdelinger endnu" text="En serviceaftale hører til en afdeling, så begynd med at oprette den."
        action={<ButtonLink to="/departments" variant="primary">Gå til afdelinger</ButtonLink>}
      />
    </Card>
  </Page>
);
