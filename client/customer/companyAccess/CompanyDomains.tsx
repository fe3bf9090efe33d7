import { Globe, Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, EmptyState, List, ListItem } from '../../ui/Card.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './CompanyAccess.module.css';
import { CompanySignInRule } from './CompanySignInRule.tsx';
import { AddDomainDialog, DomainRecordDialog, RemoveDomainDialog } from './domainDialogs.ts';
import type { CompanyDomains_company$key } from '#relay/CompanyDomains_company.graphql';

const subscription = graphql`
  subscription CompanyDomainsSubscription {
    companyChanged {
      ...CompanyDomains_company
    }
  }
`;

const companyFragment = graphql`
  fragment CompanyDomains_company on Customer {
    domains {
      id
      domain
      dnsFoundAt
      confirmedAt
      ...DomainRecordDialog_domain
    }
    ...CompanySignInRule_company
  }
`;

/** The mail domains of the company, and how its people sign in with the company's provider. */
export function CompanyDomains({ company: key }: { company: CompanyDomains_company$key }) {
  const company = useFragment(companyFragment, key);
  useLiveUpdates(subscription);
  const [isAdding, setAdding] = useState(false);
  const [shownId, setShownId] = useState<string>();
  const [removed, setRemoved] = useState<{ id: string; domain: string }>();
  const { domains } = company;
  const shown = domains.find(({ id }) => id === shownId);
  return (
    <>
      <Card flush>
        <CardHead
          title="Jeres maildomæner"
          text="Et bekræftet domæne viser, hvem der er kolleger, når I logger ind gennem virksomheden."
          action={
            <Button size="small" aria-label="Tilføj domæne" onPress={() => setAdding(true)}>
              <Plus aria-hidden /> Tilføj
            </Button>
          }
        />
        {domains.length ? (
          <List>
            {domains.map(({ id, domain, dnsFoundAt, confirmedAt }) => (
              <ListItem
                key={id}
                icon={
                  <Tile grey>
                    <Globe aria-hidden />
                  </Tile>
                }
                title={
                  <span className={styles.domain}>
                    {domain}{' '}
                    <Badge tone={confirmedAt ? 'green' : 'amber'}>{confirmedAt ? 'Bekræftet' : 'Afventer'}</Badge>
                  </span>
                }
                text={statusText({ dnsFoundAt, confirmedAt })}
                end={
                  <span className={styles.actions}>
                    {!confirmedAt && (
                      <Button size="small" aria-label={`Vis DNS-post for ${domain}`} onPress={() => setShownId(id)}>
                        DNS-post
                      </Button>
                    )}
                    <Button size="small" aria-label={`Fjern ${domain}`} onPress={() => setRemoved({ id, domain })}>
                      Fjern
                    </Button>
                  </span>
                }
              />
            ))}
          </List>
        ) : (
          <EmptyState
            icon={<Globe aria-hidden />}
            title="Ingen domæner"
            text="Tilføj det domæne, jeres mailadresser ender på, fx firma.dk."
          />
        )}
      </Card>
      <CompanySignInRule company={company} />
      {isAdding && <AddDomainDialog onClose={() => setAdding(false)} />}
      {shown && <DomainRecordDialog domain={shown} onClose={() => setShownId(undefined)} />}
      {removed && <RemoveDomainDialog domain={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

const statusText = ({ dnsFoundAt, confirmedAt }: Record<'dnsFoundAt' | 'confirmedAt', string | null | undefined>) => {
  if (confirmedAt) return 'Tæller som jeres';
  return dnsFoundAt ? 'DNS-posten er fundet. Vi bekræfter domænet.' : 'Opret DNS-posten, så bekræfter vi domænet.';
};
