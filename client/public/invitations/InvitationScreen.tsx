import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import styles from '../signIn/Login.module.css';
import { SignInFrame } from '../signIn/SignInFrame.tsx';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { AddCompany } from './AddCompany.tsx';
import type { InvitationScreenQuery } from '#relay/InvitationScreenQuery.graphql';

export const invitationQuery = graphql`
  query InvitationScreenQuery($token: String!) @preloadable {
    invitation(token: $token) {
      hasAccount
      ...AcceptInvitation_invitation
      ...AddCompany_invitation
    }
  }
`;

/** The page behind the link in an invitation mail. */
export function InvitationScreen() {
  useDocumentTitle('Invitation');
  const queryRef = useLoaderData<PreloadedQuery<InvitationScreenQuery>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  return (
    <SignInFrame>
      <ScreenBoundary title="Kunne ikke hente invitationen">
        <Suspense fallback={<Spinner />}>
          <Invitation queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </SignInFrame>
  );
}

function Invitation({ queryRef }: { queryRef: PreloadedQuery<InvitationScreenQuery> }) {
  const { invitation } = usePreloadedQuery<InvitationScreenQuery>(invitationQuery, queryRef);
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  if (!invitation) return <InvalidLink />;
  return invitation.hasAccount ? (
    <AddCompany invitation={invitation} token={token} />
  ) : (
    <AcceptInvitation invitation={invitation} token={token} />
  );
}

const InvalidLink = () => (
  <>
    <h1>Invitationen gælder ikke længere</h1>
    <p className={styles.note}>
      Linket er udløbet, trukket tilbage eller allerede brugt. Bed om en ny invitation hos den, der inviterede dig.
    </p>
    <p className={styles.note}>Har du allerede valgt en adgangskode, kan du logge ind.</p>
    <ButtonLink to="/login" variant="primary" size="large" block>
      Gå til login
    </ButtonLink>
  </>
);
