import { useEffect } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router';
import { QueryBoundary } from '../../app/shell/QueryBoundary.tsx';
import { RequestAccess } from '../../public/companyAccess/RequestAccess.tsx';
import { SignInFrame } from '../../public/signIn/SignInFrame.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import type { JoinScreenQuery } from '#relay/JoinScreenQuery.graphql';

export const joinQuery = graphql`
  query JoinScreenQuery($ticket: String!) @preloadable {
    joinPreview(ticket: $ticket) {
      companyName
      email
    }
  }
`;

/** The page behind the link that is mailed to somebody who registers with an address of a company's domain. */
export function JoinScreen() {
  useDocumentTitle('Anmod om adgang');
  const queryRef = useLoaderData<PreloadedQuery<JoinScreenQuery>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  return (
    <SignInFrame>
      <QueryBoundary<JoinScreenQuery>
        query={joinQuery}
        queryRef={queryRef}
        failure="Kunne ikke hente linket"
        fallback={<Spinner />}
      >
        {(data) => <Join {...data} />}
      </QueryBoundary>
    </SignInFrame>
  );
}

function Join({ joinPreview }: JoinScreenQuery['response']) {
  const [searchParams] = useSearchParams();
  if (joinPreview)
    return (
      <RequestAccess
        ticket={searchParams.get('ticket') ?? ''}
        companyName={joinPreview.companyName}
        email={joinPreview.email}
        name=""
      />
    );
  return (
    <>
      <h1>Linket virker ikke længere</h1>
      <p>Det gælder i et døgn. Opret en konto igen for at få et nyt, eller bed en kollega om en invitation.</p>
      <ButtonLink to="/register" block>
        Opret konto
      </ButtonLink>
    </>
  );
}
