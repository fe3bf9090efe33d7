import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { toastOutcome } from '../../parts/edits/toastOutcome.ts';
import styles from '../../parts/lists/cells.module.css';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import type { AdminCompanyAccess_customer$key } from '#relay/AdminCompanyAccess_customer.graphql';
import type { AdminCompanyAccessConfirmMutation } from '#relay/AdminCompanyAccessConfirmMutation.graphql';
import type { AdminCompanyAccessReleaseMutation } from '#relay/AdminCompanyAccessReleaseMutation.graphql';
import type { AdminCompanyAccessRemoveMutation } from '#relay/AdminCompanyAccessRemoveMutation.graphql';

const customerFragment = graphql`
  fragment AdminCompanyAccess_customer on Customer {
    id
    domains {
      id
      domain
      dnsFoundAt
      confirmedAt
      createdAt
    }
    signIn {
      providerName
      isRequired
    }
  }
`;

const mutation = graphql`
  mutation AdminCompanyAccessConfirmMutation($id: ID!) {
    confirmDomain(id: $id) {
      ...AdminCompanyAccess_customer
    }
  }
`;

const removeMutation = graphql`
  mutation AdminCompanyAccessRemoveMutation($id: ID!) {
    removeDomainAsAdmin(id: $id) {
      ...AdminCompanyAccess_customer
    }
  }
`;

const adminCompanyAccessReleaseMutation = graphql`
  mutation AdminCompanyAccessReleaseMutation($customerId: ID!) {
    removeCompanySignInAsAdmin(customerId: $customerId) {
      ...AdminCompanyAccess_customer
    }
  }
`;

/**
 * The mail domains that a company has claimed, which an admin confirms and support sees. Renders nothing when there are
 * none.
 */
export function AdminCompanyAccess({ customer }: { customer: AdminCompanyAccess_customer$key }) {
  const { administer } = useAreas();
  const { id: customerId, domains, signIn } = useFragment(customerFragment, customer);
  const [confirm, isConfirming] = useAction<AdminCompanyAccessConfirmMutation>(mutation);
  const [remove, isRemoving] = useAction<AdminCompanyAccessRemoveMutation>(removeMutation);
  const [release, isReleasing] = useAction<AdminCompanyAccessReleaseMutation>(adminCompanyAccessReleaseMutation);
  const attempt = (change: Promise<unknown>, done: string) =>
    void toastOutcome(change, done, 'Kunne ikke gemme ændringen');
  if (!domains.length && !signIn) return null;
  return (
    <Card flush>
      <CardHead title="Maildomæner" text="Bekræft kun et domæne, når det hører til virksomheden." />
      <List>
        {domains.map(({ id, domain, dnsFoundAt, confirmedAt, createdAt }) => (
          <ListItem
            key={id}
            title={
              <>
                {domain} <Badge tone={confirmedAt ? 'green' : 'amber'}>{confirmedAt ? 'Bekræftet' : 'Afventer'}</Badge>
              </>
            }
            text={
              `Tilføjet ${formatDate(createdAt)} · ` +
              (dnsFoundAt ? `DNS-posten fundet ${formatDate(dnsFoundAt)}` : 'DNS-posten er ikke fundet')
            }
            end={
              administer && (
                <span className={styles.rowButtons}>
                  {!confirmedAt && (
                    <Button
                      size="small"
                      aria-label={`Bekræft ${domain}`}
                      isPending={isConfirming}
                      onPress={() => attempt(confirm({ id }), 'Domæne bekræftet')}
                    >
                      Bekræft
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="dangerQuiet"
                    aria-label={`Fjern ${domain}`}
                    isPending={isRemoving}
                    onPress={() => attempt(remove({ id }), 'Domæne fjernet')}
                  >
                    Fjern
                  </Button>
                </span>
              )
            }
          />
        ))}
        {signIn && (
          <ListItem
            title={`Log ind med ${signIn.providerName}`}
            text={signIn.isRequired ? 'Påkrævet for brugere på domænerne' : 'Frivilligt'}
            end={
              administer && (
                <Button
                  size="small"
                  variant="dangerQuiet"
                  isPending={isReleasing}
                  onPress={() => attempt(release({ customerId }), 'Log ind gennem virksomheden er slået fra')}
                >
                  Slå fra
                </Button>
              )
            }
          />
        )}
      </List>
    </Card>
  );
}
