import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChangeSeatsDialog, RenewalDialog } from './licenseDialogs.ts';
import type { ChangeSeatsButton_license$key } from '#relay/ChangeSeatsButton_license.graphql';

interface ChangeSeatsButtonProps {
  license: ChangeSeatsButton_license$key;
  /** Id of the connection of licence requests, to which an order is added; null on a screen without the list. */
  requestConnectionId: string | null;
  size?: 'small';
}

const licenseFragment = graphql`
  fragment ChangeSeatsButton_license on License {
    id
    type
    installation {
      subdomain
    }
    ...ChangeSeatsDialog_license
  }
`;

/** Changes the number of seats of a licence: more seats are ordered, fewer are decided with the renewal. */
export function ChangeSeatsButton({ license: key, requestConnectionId, size }: ChangeSeatsButtonProps) {
  const license = useFragment(licenseFragment, key);
  const [isChanging, setChanging] = useState(false);
  const [fewerSeats, setFewerSeats] = useState<number>();
  return (
    <Allowed to="canBuy">
      <Button
        {...(size && { size })}
        aria-label={`Ændr antal for ${labelOf(Plan, license.type)}, ${license.installation.subdomain}`}
        onPress={() => setChanging(true)}
      >
        Ændr antal
      </Button>
      <Suspense>
        {isChanging && (
          <ChangeSeatsDialog
            license={license}
            requestConnectionId={requestConnectionId}
            onFewer={setFewerSeats}
            onClose={() => setChanging(false)}
          />
        )}
        {fewerSeats !== undefined && (
          <RenewalDialog
            licenseId={license.id}
            choice="QUANTITY"
            seats={fewerSeats}
            onClose={() => setFewerSeats(undefined)}
          />
        )}
      </Suspense>
    </Allowed>
  );
}
