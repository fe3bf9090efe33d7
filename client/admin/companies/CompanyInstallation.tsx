import { Pencil, Server } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { Interval, labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { SUBDOMAIN_SUFFIX } from '../../../domain/companies/subdomain.ts';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { ReferenceLine } from '../../parts/externalIds/ReferenceLine.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { SeatLine } from '../seats/SeatLine.tsx';
import styles from './Companies.module.css';
import { EditCompanyInstallationDialog } from './EditCompanyInstallationDialog.tsx';
import type { CompanyInstallation_installation$key } from '#relay/CompanyInstallation_installation.graphql';

const installationFragment = graphql`
  fragment CompanyInstallation_installation on Installation {
    subdomain
    licenseType
    paymentInterval
    contractTerm
    externalReferences {
      program
      externalId
    }
    seats {
      ...SeatLine_seats
    }
    ...EditCompanyInstallationDialog_installation
  }
`;

export function CompanyInstallation({ installation: key }: { installation: CompanyInstallation_installation$key }) {
  const installation = useFragment(installationFragment, key);
  const { subdomain, licenseType, paymentInterval, contractTerm, seats, externalReferences } = installation;
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <ListItem
        shortEnd
        icon={
          <Tile grey>
            <Server />
          </Tile>
        }
        title={
          <span className={styles.textLine}>
            {subdomain}
            {SUBDOMAIN_SUFFIX}
          </span>
        }
        text={
          <>
            {[labelOf(Plan, licenseType), labelOf(Interval, paymentInterval), formatMonthCount(contractTerm)].join(
              ' · ',
            )}
            <SeatLine seats={seats} />
            <ReferenceLine references={externalReferences} />
          </>
        }
        end={
          <WithinArea area="support">
            <IconButton label={`Rediger ${subdomain}`} onPress={() => setEditing(true)}>
              <Pencil aria-hidden />
            </IconButton>
          </WithinArea>
        }
      />
      {isEditing && <EditCompanyInstallationDialog installation={installation} onClose={() => setEditing(false)} />}
    </>
  );
}
