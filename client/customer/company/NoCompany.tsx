import { Building2 } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';

/** Shown in place of a customer's screen to admins who belong to no company. */
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
