import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { AgreementDetails } from './AgreementDetails.tsx';
import styles from './ServiceAgreements.module.css';
import type { AgreementDialogQuery } from '#relay/AgreementDialogQuery.graphql';

const agreementQuery = graphql`
  query AgreementDialogQuery($id: ID!) {
    node(id: $id) {
      ...AgreementDetails_agreement @alias(as: "agreement")
    }
  }
`;

interface AgreementDialogProps {
  queryRef: PreloadedQuery<AgreementDialogQuery>;
  departmentName: string;
  onClose: () => void;
}

/** The terms of a service agreement and the work that was logged on it. */
export const AgreementDialog = ({ queryRef, departmentName, onClose }: AgreementDialogProps) => (
  <Dialog title={`Serviceaftale for ${departmentName}`} isOpen onClose={onClose}>
    <ScreenBoundary title="Kunne ikke hente serviceaftalen">
      <Suspense fallback={<AgreementSkeleton />}>
        <Agreement queryRef={queryRef} />
      </Suspense>
    </ScreenBoundary>
  </Dialog>
);

function Agreement({ queryRef }: { queryRef: PreloadedQuery<AgreementDialogQuery> }) {
  const { node } = usePreloadedQuery<AgreementDialogQuery>(agreementQuery, queryRef);
  return node?.agreement ? <AgreementDetails agreement={node.agreement} /> : <p>Serviceaftalen findes ikke længere.</p>;
}

const AgreementSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Indlæser …">
    <Skeleton height={84} />
    <Skeleton height={140} />
  </div>
);
