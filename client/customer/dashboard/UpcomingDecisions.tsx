import { KeyRound, ShieldCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { LicenseRenewal } from '../licenses/LicenseRenewal.tsx';
import { AgreementRenewal } from '../serviceAgreements/AgreementRenewal.tsx';
import type { UpcomingDecisions_dashboard$key } from '#relay/UpcomingDecisions_dashboard.graphql';

const dashboardFragment = graphql`
  fragment UpcomingDecisions_dashboard on Dashboard {
    upcomingDecisions {
      id
      title
      license {
        quantity
        ...LicenseRenewal_license
      }
      serviceAgreement {
        ...AgreementRenewal_agreement
      }
    }
  }
`;

/** Licences and service agreements that end soon, ordered by the last day to decide. */
export function UpcomingDecisions({ dashboard }: { dashboard: UpcomingDecisions_dashboard$key }) {
  const { upcomingDecisions } = useFragment(dashboardFragment, dashboard);
  return (
    <Card flush>
      <CardHead
        title="Kommende beslutninger"
        text="Beslut inden fristen, ellers udløber de. I kan fortryde indtil fristen."
      />
      <List>
        {upcomingDecisions.map(({ id, title, license, serviceAgreement }) => (
          <ListItem
            key={id}
            icon={<Tile grey>{license ? <KeyRound /> : <ShieldCheck />}</Tile>}
            title={<Link to={license ? '/licenses' : '/service-agreement'}>{title}</Link>}
            {...(license && { text: formatLicenseCount(license.quantity) })}
            end={
              license ? (
                <LicenseRenewal license={license} />
              ) : (
                serviceAgreement && <AgreementRenewal agreement={serviceAgreement} hasMenu />
              )
            }
          />
        ))}
      </List>
    </Card>
  );
}
