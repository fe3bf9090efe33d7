import { Building2 } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { Card, EmptyState } from '../ui/Card.tsx';

/** For an admin who belongs to no company: what a customer's screen would show is not there. */
export const NoCompany = () => (
  <Card>
    <EmptyState
      icon={<Building2 />}
      title="Vælg en virksomhed"
      text="Du er ikke knyttet til en virksomhed, så her er ikke noget at vise."
      action={<ButtonLink to="/admin/companies">Se virksomheder</ButtonLink>}
    />
  </Card>
);
