import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';
import { CompanyRole, labelOf } from '../../../domain/basics/vocabulary.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './Profile.module.css';
import type { OwnCompanies_memberships$key } from '#relay/OwnCompanies_memberships.graphql';

const LeaveCompanyDialog = lazyDialog(async () => (await import('./LeaveCompanyDialog.tsx')).LeaveCompanyDialog);

const membershipsFragment = graphql`
  fragment OwnCompanies_memberships on Membership @relay(plural: true) {
    companyId
    companyName
    companyRole
    isCurrent
    lastUsedAt
  }
`;

/** The companies of a person with several, who can leave them. A person with one company sees nothing. */
export function OwnCompanies({ memberships }: { memberships: OwnCompanies_memberships$key }) {
  const companies = useFragment(membershipsFragment, memberships);
  const [left, setLeft] = useState<(typeof companies)[number]>();
  if (companies.length < 2) return null;
  return (
    <Card flush>
      <CardHead title="Dine virksomheder" text="Du bruger samme e-mail og adgangskode i dem alle." />
      <List>
        {companies.map((company) => (
          <ListItem
            key={company.companyId}
            icon={
              <Tile grey={!company.isCurrent}>
                <Building2 />
              </Tile>
            }
            title={company.companyName}
            text={membershipText(company)}
            end={
              <span className={styles.companyEnd}>
                {company.isCurrent && <Badge tone="green">Denne fane</Badge>}
                <Button size="small" aria-label={`Forlad ${company.companyName}`} onPress={() => setLeft(company)}>
                  Forlad
                </Button>
              </span>
            }
          />
        ))}
      </List>
      {left && <LeaveCompanyDialog company={left} onClose={() => setLeft(undefined)} />}
    </Card>
  );
}

function membershipText({ companyRole, lastUsedAt }: { companyRole: string; lastUsedAt?: string | null }): string {
  const use = lastUsedAt ? `sidst brugt ${lowerFirst(formatRecent(lastUsedAt))}` : 'ikke brugt endnu';
  return `${labelOf(CompanyRole, companyRole)} · ${use}`;
}
