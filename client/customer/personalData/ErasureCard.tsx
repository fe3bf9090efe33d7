import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ErasureStatus } from '../../../domain/backOffice/erasure.ts';
import { formatDate } from '../../../domain/basics/dates.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead } from '../../ui/Card.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from './PersonalData.module.css';
import type { ErasureCard_data$key } from '#relay/ErasureCard_data.graphql';

const AskErasureDialog = lazyDialog(async () => (await import('./AskErasureDialog.tsx')).AskErasureDialog);
const WithdrawErasureDialog = lazyDialog(
  async () => (await import('./WithdrawErasureDialog.tsx')).WithdrawErasureDialog,
);

const dataFragment = graphql`
  fragment ErasureCard_data on PersonalData {
    erasure {
      status
      createdAt
      dueAt
      answer
    }
  }
`;

/** Asks the reseller to erase the own data, and shows the answer. */
export function ErasureCard({ data }: { data: ErasureCard_data$key }) {
  const { erasure } = useFragment(dataFragment, data);
  const [dialog, setDialog] = useState<'ask' | 'withdraw'>();
  const close = () => setDialog(undefined);
  const isWaiting = erasure?.status === 'REQUESTED';
  return (
    <Card flush>
      <CardHead
        title="Få dine data slettet"
        text="Vi svarer inden for en måned. Bagefter kan du ikke logge ind, og det kan ikke fortrydes."
        action={
          erasure && erasure.status !== 'WITHDRAWN' ? (
            <StatusBadge words={ErasureStatus} status={erasure.status} />
          ) : undefined
        }
      />
      <div className={styles.body}>
        <p>Dit navn, din e-mail, dine enheder, mails til dig og det, der er logget om dig, bliver slettet.</p>
        <ul>
          <li>Det, virksomheden har købt, bliver stående uden dit navn.</li>
          <li>Bilag til bogholderiet gemmes i fem år efter regnskabsåret.</li>
          <li>Sikkerhedsloggen beholder et nummer i stedet for dig.</li>
        </ul>
        <div role="status">
          {isWaiting && (
            <Banner tone="blue">
              Bedt om {formatDate(erasure.createdAt)}. Vi svarer senest {formatDate(erasure.dueAt)}.
            </Banner>
          )}
          {erasure?.status === 'DECLINED' && (
            <Banner tone="amber">
              <span className={styles.words}>Vi kan ikke slette dine data nu: {erasure.answer}</span>
            </Banner>
          )}
        </div>
        <div className={styles.actions}>
          {isWaiting ? (
            <Button onPress={() => setDialog('withdraw')}>Fortryd anmodningen</Button>
          ) : (
            <Button variant="dangerQuiet" onPress={() => setDialog('ask')}>
              Anmod om sletning
            </Button>
          )}
        </div>
      </div>
      {dialog === 'ask' && <AskErasureDialog onClose={close} />}
      {dialog === 'withdraw' && <WithdrawErasureDialog onClose={close} />}
    </Card>
  );
}
