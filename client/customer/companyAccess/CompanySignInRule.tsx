import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CompanyRole, JoinPolicy, labelOf } from '../../../domain/basics/vocabulary.ts';
import { PartFailed } from '../../app/shell/PartFailed.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import styles from './CompanyAccess.module.css';
import { CompanySignInDialog, RemoveCompanySignInDialog } from './domainDialogs.ts';
import type { CompanySignInRule_company$key } from '#relay/CompanySignInRule_company.graphql';

const companyFragment = graphql`
  fragment CompanySignInRule_company on Customer {
    domains {
      confirmedAt
    }
    signIn @catch(to: RESULT) {
      providerName
      tenant
      isRequired
      joinPolicy
      joinRole
    }
  }
`;

/** How the users of the company sign in with its provider. */
export function CompanySignInRule({ company }: { company: CompanySignInRule_company$key }) {
  const { domains, signIn: signInResult } = useFragment(companyFragment, company);
  const [dialog, setDialog] = useState<'edit' | 'remove'>();
  if (!signInResult.ok)
    return (
      <Card>
        <PartFailed name="Log ind gennem virksomheden" />
      </Card>
    );
  const signIn = signInResult.value;
  const close = () => setDialog(undefined);
  const isReady = domains.some(({ confirmedAt }) => confirmedAt);
  return (
    <Card flush>
      <CardHead
        title="Log ind gennem virksomheden"
        text="Med den konto, kollegerne har i forvejen, fx hos Microsoft."
      />
      {signIn ? (
        <List>
          <ListItem title="Udbyder" text={`${signIn.providerName} · jeres organisation er ${signIn.tenant}`} />
          <ListItem
            title="Krav"
            text={
              signIn.isRequired
                ? `Alle med en adresse på jeres domæner logger ind med ${signIn.providerName}`
                : 'Frivilligt. Adgangskoder virker stadig.'
            }
          />
          <ListItem
            title="Nye kolleger"
            text={`${labelOf(JoinPolicy, signIn.joinPolicy)} · bliver ${labelOf(CompanyRole, signIn.joinRole)}`}
          />
        </List>
      ) : (
        <p className={styles.text}>
          {isReady
            ? 'Ikke sat op. Vælg, om kolleger kan komme ind uden en invitation, og om alle skal logge ind gennem den.'
            : 'Kræver, at vi har bekræftet et af jeres maildomæner.'}
        </p>
      )}
      {(isReady || signIn) && (
        <div className={styles.foot}>
          <Button size="small" isDisabled={!isReady} onPress={() => setDialog('edit')}>
            {signIn ? 'Rediger' : 'Sæt op'}
          </Button>
          {signIn && (
            <Button size="small" variant="dangerQuiet" onPress={() => setDialog('remove')}>
              Slå fra
            </Button>
          )}
        </div>
      )}
      {dialog === 'edit' && <CompanySignInDialog current={signIn} onClose={close} />}
      {dialog === 'remove' && <RemoveCompanySignInDialog onClose={close} />}
    </Card>
  );
}
