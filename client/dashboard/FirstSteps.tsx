import { ChevronRight, CreditCard, KeyRound, Users, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Tile } from '../ui/Badge.tsx';
import { Card, CardHead, List, ListItem } from '../ui/Card.tsx';
import type { FirstSteps_dashboard$key } from './__generated__/FirstSteps_dashboard.graphql.ts';

const steps: { to: string; title: string; text: string; Icon: LucideIcon }[] = [
  { to: '/departments', title: 'Vælg betalingsmetode', text: 'Faktura eller kort. Så kan afdelingen bestille.', Icon: CreditCard },
  { to: '/licenses?bestil=1', title: 'Bestil licenser', text: 'Vælg installation og antal, så behandler vi bestillingen.', Icon: KeyRound },
  { to: '/users', title: 'Inviter kolleger', text: 'De får deres eget login.', Icon: Users },
];

/** For a company that has neither a way to pay nor a licence yet: where one begins. Nothing for all others. */
export function FirstSteps({ dashboard }: { dashboard: FirstSteps_dashboard$key }) {
  const { stats, customer } = useFragment(
    graphql`
      fragment FirstSteps_dashboard on Dashboard {
        stats { activeLicenses pendingRequests }
        customer {
          departments(first: 10) { edges { node { paymentMethod } } }
        }
      }
    `,
    dashboard,
  );
  const canPay = customer?.departments.edges.some(({ node }) => node?.paymentMethod);
  if (canPay || stats.activeLicenses > 0 || stats.pendingRequests > 0) return null;
  return (
    <Card flush>
      <CardHead title="Kom godt i gang" text="Tre ting, og så er I klar." />
      <List>
        {steps.map(({ to, title, text, Icon }) => (
          <ListItem key={to} to={to} icon={<Tile><Icon /></Tile>} title={title} text={text} end={<ChevronRight aria-hidden />} shortEnd />
        ))}
      </List>
    </Card>
  );
}
