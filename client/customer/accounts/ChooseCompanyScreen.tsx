import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { isCompanyId } from '../../../domain/basics/actingCompany.ts';
import { localPath } from '../../app/relay/session.ts';
import styles from '../../app/shell/companies/Companies.module.css';
import { CompanyList } from '../../app/shell/companies/CompanyList.tsx';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { SignInFrame } from '../../public/signIn/SignInFrame.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { OpenInCompany } from './OpenInCompany.tsx';
import type { ChooseCompanyScreenQuery } from '#relay/ChooseCompanyScreenQuery.graphql';

export const chooseCompanyQuery = graphql`
  query ChooseCompanyScreenQuery @preloadable {
    memberships {
      companyId
      companyName
      companyRole
      isCurrent
    }
  }
`;

/**
 * The page of a person's companies. The parameter `open` is the company of a link: the page asks where to open the
 * path `next` in it, or says that the person is no member.
 */
export function ChooseCompanyScreen() {
  useDocumentTitle('Vælg virksomhed');
  const queryRef = useLoaderData<PreloadedQuery<ChooseCompanyScreenQuery>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  return (
    <SignInFrame>
      <ScreenBoundary title="Kunne ikke hente dine virksomheder">
        <Suspense fallback={<Spinner />}>
          <Companies queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </SignInFrame>
  );
}

function Companies({ queryRef }: { queryRef: PreloadedQuery<ChooseCompanyScreenQuery> }) {
  const { memberships } = usePreloadedQuery<ChooseCompanyScreenQuery>(chooseCompanyQuery, queryRef);
  const [searchParams] = useSearchParams();
  const opened = searchParams.get('open');
  const path = localPath(searchParams.get('next'));
  const company = memberships.find(({ companyId }) => companyId === opened);
  const current = memberships.find(({ isCurrent }) => isCurrent);
  if (company?.isCurrent) return <Continue to={path} />;
  if (company) return <OpenInCompany company={company} current={current} path={path} />;
  return (
    <>
      <h1>{isCompanyId(opened) ? 'Du er ikke bruger i denne virksomhed' : 'Vælg virksomhed'}</h1>
      {isCompanyId(opened) && (
        <p>
          Linket hører til en virksomhed, som du ikke har adgang til, eller din adgang er fjernet. Bed en
          kontoadministrator i virksomheden om at invitere dig.
        </p>
      )}
      {memberships.length > 0 ? (
        <div className={styles.panel}>
          <CompanyList memberships={memberships} />
        </div>
      ) : (
        <ButtonLink to="/dashboard" variant="primary" size="large" block>
          Gå til overblikket
        </ButtonLink>
      )}
    </>
  );
}

/** The link is of the tab's own company. */
function Continue({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <Spinner />;
}
