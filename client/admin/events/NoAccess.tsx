import { LockKeyhole } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';

/** Shown in place of the screen to users who are not admins. The data of the screen is not loaded for them. */
export const NoAccess = () => (
  <Page title="Event Administration">
    <Card flush>
      <EmptyState
        icon={<LockKeyhole />}
        title="Du har ikke adgang til denne side"
        text="Her opretter vores egne folk events. Dem, du kan deltage i, finder du under Events."
        action={<ButtonLink to="/events">Se events</ButtonLink>}
      />
    </Card>
  </Page>
);
