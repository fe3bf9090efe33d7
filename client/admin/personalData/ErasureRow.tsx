import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ErasureStatus } from '../../../domain/backOffice/erasure.ts';
import { formatDate } from '../../../domain/basics/dates.ts';
import styles from '../../customer/personalData/PersonalData.module.css';
import { Avatar } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ListItem } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ConfirmErasureDialog } from './ConfirmErasureDialog.tsx';
import { DeclineErasureDialog } from './DeclineErasureDialog.tsx';
import type { ErasureRow_request$data, ErasureRow_request$key } from '#relay/ErasureRow_request.graphql';

const requestFragment = graphql`
  fragment ErasureRow_request on ErasureRequest {
    id
    status
    userName
    email
    companyName
    reason
    answer
    createdAt
    dueAt
    decidedAt
    erasedAt
  }
`;

export function ErasureRow({ request: key }: { request: ErasureRow_request$key }) {
  const request = useFragment(requestFragment, key);
  const { id, status, userName, reason, answer } = request;
  const [dialog, setDialog] = useState<'confirm' | 'decline'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <ListItem
        icon={<Avatar name={userName} />}
        title={userName}
        text={
          <>
            {detailText(request)}
            {reason && <span className={styles.words}>»{reason}«</span>}
            {answer && <span className={styles.words}>Svar: {answer}</span>}
          </>
        }
        end={
          status === 'REQUESTED' ? (
            <span className={styles.actions}>
              <Button size="small" aria-label={`Afvis ${userName}`} onPress={() => setDialog('decline')}>
                Afvis
              </Button>
              <Button
                size="small"
                variant="dangerQuiet"
                aria-label={`Slet data om ${userName}`}
                onPress={() => setDialog('confirm')}
              >
                Slet data
              </Button>
            </span>
          ) : (
            <StatusBadge words={ErasureStatus} status={status} />
          )
        }
      />
      {dialog === 'confirm' && <ConfirmErasureDialog id={id} name={userName} onClose={close} />}
      {dialog === 'decline' && <DeclineErasureDialog id={id} name={userName} onClose={close} />}
    </>
  );
}

function detailText(request: ErasureRow_request$data): string {
  const { email, companyName, createdAt, dueAt, decidedAt, erasedAt, status } = request;
  const isErased = status === 'ERASED';
  return [
    !isErased && email,
    companyName,
    `bedt om ${formatDate(createdAt)}`,
    status === 'REQUESTED' && `svar senest ${formatDate(dueAt)}`,
    status !== 'REQUESTED' && !isErased && decidedAt && `besvaret ${formatDate(decidedAt)}`,
    isErased && erasedAt && `slettet ${formatDate(erasedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
