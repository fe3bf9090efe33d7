import { Server } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { Card, EmptyState } from '../ui/Card.tsx';

export const NoInstallations = () => (
  <Card flush>
    <EmptyState
      icon={<Server />}
      title="Ingen Zendesk installationer endnu"
      text="En integration hører til en Zendesk installation, så begynd med at tilføje den."
      action={
        <ButtonLink to="/zendesk-instances" variant="primary">
          Gå til Zendesk installationer
        </ButtonLink>
      }
    />
  </Card>
);
