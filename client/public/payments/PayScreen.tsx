import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { SignInFrame } from '../signIn/SignInFrame.tsx';
import { LinkedPayment } from './LinkedPayment.tsx';
import { readLink } from './readLink.ts';
import type { PayScreenQuery } from '#relay/PayScreenQuery.graphql';

export const payQuery = graphql`
  query PayScreenQuery($key: String!) @preloadable {
    paymentLink(key: $key) {
      ...readLink_link
    }
  }
`;

/** The page behind a link to a payment: it shows one amount and pays it by card, and nothing else. */
export function PayScreen() {
  useDocumentTitle('Betaling');
  const queryRef = useLoaderData<PreloadedQuery<PayScreenQuery>>();
  useEffect(() => () => queryRef.dispose(), [queryRef]);
  return (
    <SignInFrame>
      <ScreenBoundary title="Kunne ikke hente betalingen">
        <Suspense fallback={<Spinner />}>
          <Payment queryRef={queryRef} />
        </Suspense>
      </ScreenBoundary>
    </SignInFrame>
  );
}

function Payment({ queryRef }: { queryRef: PreloadedQuery<PayScreenQuery> }) {
  const { paymentLink } = usePreloadedQuery<PayScreenQuery>(payQuery, queryRef);
  const [searchParams] = useSearchParams();
  const key = searchParams.get('key') ?? '';
  return <LinkedPayment key={key} linkKey={key} first={readLink(paymentLink)} />;
}
