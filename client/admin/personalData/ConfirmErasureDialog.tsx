import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import styles from '../../customer/personalData/PersonalData.module.css';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import type { ConfirmErasureDialogMutation } from '#relay/ConfirmErasureDialogMutation.graphql';
import type { ConfirmErasureDialogQuery } from '#relay/ConfirmErasureDialogQuery.graphql';

interface ConfirmErasureDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation ConfirmErasureDialogMutation($id: ID!) {
    confirmErasure(id: $id) {
      edge {
        node {
          id
          status
          ...ErasureRow_request
        }
      }
    }
  }
`;

export function ConfirmErasureDialog({ id, name, onClose }: ConfirmErasureDialogProps) {
  const [confirm] = useAction<ConfirmErasureDialogMutation>(mutation);
  return (
    <ActionDialog
      title={`Slet data om ${name}?`}
      danger
      confirmLabel="Slet data"
      action={() => confirm({ id })}
      done="Kontoen er lukket, og data bliver slettet"
      failure="Kunne ikke slette data"
      onClose={onClose}
      renderDetails={() => (
        <QuietBoundary>
          <Suspense fallback={<Skeleton height={72} />}>
            <Traces id={id} />
          </Suspense>
        </QuietBoundary>
      )}
    >
      Kontoen lukkes nu, og det kan ikke fortrydes. Bilag til bogholderiet gemmes, så længe loven kræver det.
    </ActionDialog>
  );
}

const query = graphql`
  query ConfirmErasureDialogQuery($id: ID!) {
    admin {
      erasureRequest(id: $id) {
        names
        leftovers
      }
    }
  }
`;

/** The names that are erased, and the places that the reseller or the company has to change. */
function Traces({ id }: { id: string }) {
  const { admin } = useLazyLoadQuery<ConfirmErasureDialogQuery>(query, { id }, { fetchPolicy: 'network-only' });
  const { names = [], leftovers = [] } = admin.erasureRequest ?? {};
  return (
    <>
      <p>
        {names.length
          ? `Slettes under ${names.length > 1 ? 'navnene' : 'navnet'}: ${names.join(', ')}.`
          : 'Andre har samme navn, så navnet slettes kun der, hvor kontoen selv står.'}
      </p>
      {leftovers.length > 0 && (
        <Banner tone="amber">
          Her står e-mailen stadig bagefter. Ret det først, eller bed virksomheden om det:
          <ul className={styles.list}>
            {leftovers.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
