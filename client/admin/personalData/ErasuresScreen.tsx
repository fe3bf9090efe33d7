import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { ErasureStatus } from '../../../domain/backOffice/erasure.ts';
import { labelOf, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { CreateButton } from '../../parts/edits/CreateButton.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ErasureList } from './ErasureList.tsx';
import { NoteErasureDialog } from './NoteErasureDialog.tsx';
import { parseErasureStatus } from './parseErasureStatus.ts';
import type { ErasuresScreenQuery } from '#relay/ErasuresScreenQuery.graphql';

export const erasuresQuery = graphql`
  query ErasuresScreenQuery($status: ErasureStatus!) @preloadable {
    ...ErasureList_query @arguments(status: $status)
  }
`;

interface ErasuresScreenProps {
  queryRef: PreloadedQuery<ErasuresScreenQuery>;
}

export const ErasuresScreen = ({ queryRef }: ErasuresScreenProps) => (
  <Page
    title="Persondata"
    actions={
      <CreateButton label="Opret anmodning" variant="secondary">
        {(close) => <NoteErasureDialog onClose={close} />}
      </CreateButton>
    }
    text="Folk, der har bedt om at få slettet det, portalen ved om dem. Loven giver en måned til at svare."
  >
    <ScreenBoundary title="Kunne ikke hente anmodninger" resetKey={queryRef}>
      <Suspense fallback={<Skeleton height={240} />}>
        <Erasures queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Page>
);

function Erasures({ queryRef }: ErasuresScreenProps) {
  const query = usePreloadedQuery<ErasuresScreenQuery>(erasuresQuery, queryRef);
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const status = parseErasureStatus(searchParams);
  return (
    <Tabs
      label="Status"
      selected={status}
      onSelect={(id) => id !== status && void navigate(`?status=${id}`)}
      tabs={valuesOf(ErasureStatus).map((id) => ({
        id,
        title: labelOf(ErasureStatus, id),
        content: id === status && <ErasureList query={query} status={id} />,
      }))}
    />
  );
}
