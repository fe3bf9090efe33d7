import { Check, ChevronRight, CreditCard, KeyRound, Users, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import type { FirstSteps_dashboard$data, FirstSteps_dashboard$key } from '#relay/FirstSteps_dashboard.graphql';

interface Step {
  doneField: keyof Omit<FirstSteps_dashboard$data['firstSteps'], ' $fragmentType'>;
  to: string;
  title: string;
  text: string;
  Icon: LucideIcon;
}

const steps: Step[] = [
  {
    doneField: 'hasPaymentMethod',
    to: '/departments',
    title: 'Vælg betalingsmetode',
    text: 'Faktura eller kort. Så kan afdelingen bestille.',
    Icon: CreditCard,
  },
  {
    doneField: 'hasLicenses',
    to: '/licenses?bestil=1',
    title: 'Bestil licenser',
    text: 'Vælg installation og antal, så behandler vi bestillingen.',
    Icon: KeyRound,
  },
  {
    doneField: 'hasColleagues',
    to: '/users',
    title: 'Inviter kolleger',
    text: 'De får deres eget login.',
    Icon: Users,
  },
];

const dashboardFragment = graphql`
  fragment FirstSteps_dashboard on Dashboard {
    firstSteps {
      hasPaymentMethod
      hasLicenses
      hasColleagues
    }
  }
`;

/** The checklist for a new company; shown until every step is done. */
export function FirstSteps({ dashboard }: { dashboard: FirstSteps_dashboard$key }) {
  const { firstSteps } = useFragment(dashboardFragment, dashboard);
  // The steps are those of an administrator; the other roles could only look at them.
  const { canManageCompany } = usePermissions();
  const stepsLeft = steps.filter(({ doneField }) => !firstSteps[doneField]).length;
  if (stepsLeft === 0 || !canManageCompany) return null;
  return (
    <Card flush>
      <CardHead title="Kom godt i gang" text={remainingTexts[stepsLeft - 1]!} />
      <List>
        {steps.map(({ doneField, to, title, text, Icon }) =>
          firstSteps[doneField] ? (
            <ListItem
              key={to}
              icon={
                <Tile grey>
                  <Check />
                </Tile>
              }
              title={title}
              end={<Badge tone="green">Klaret</Badge>}
              shortEnd
            />
          ) : (
            <ListItem
              key={to}
              to={to}
              icon={
                <Tile>
                  <Icon />
                </Tile>
              }
              title={title}
              text={text}
              end={<ChevronRight aria-hidden />}
              shortEnd
            />
          ),
        )}
      </List>
    </Card>
  );
}

const remainingTexts = [
  'En ting mere, og så er I klar.',
  'To ting mere, og så er I klar.',
  'Tre ting, og så er I klar.',
];
