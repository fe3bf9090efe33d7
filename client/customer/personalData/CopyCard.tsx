import { Download } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate, formatRecent } from '../../../domain/basics/dates.ts';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead } from '../../ui/Card.tsx';
import { downloadFile } from '../../ui/downloadFile.ts';
import styles from './PersonalData.module.css';
import type { CopyCard_data$key } from '#relay/CopyCard_data.graphql';
import type { CopyCardDownloadMutation } from '#relay/CopyCardDownloadMutation.graphql';
import type { CopyCardOrderMutation } from '#relay/CopyCardOrderMutation.graphql';

const dataFragment = graphql`
  fragment CopyCard_data on PersonalData {
    copy {
      requestedAt
      readyAt
      expiresAt
    }
  }
`;

const mutation = graphql`
  mutation CopyCardOrderMutation {
    requestPersonalData {
      ...CopyCard_data
    }
  }
`;

const copyCardDownloadMutation = graphql`
  mutation CopyCardDownloadMutation($format: PersonalDataFormat!) {
    downloadPersonalData(format: $format) {
      fileName
      mediaType
      content
    }
  }
`;

/** Orders a copy of the own data, and downloads it once it is ready. */
export function CopyCard({ data }: { data: CopyCard_data$key }) {
  const { copy } = useFragment(dataFragment, data);
  const [order, isOrdering] = useActionWithToast<CopyCardOrderMutation>(mutation, {
    failure: 'Kunne ikke bestille en kopi',
  });
  const [download] = useActionWithToast<CopyCardDownloadMutation>(copyCardDownloadMutation, {
    failure: 'Kunne ikke hente kopien',
  });
  const [loading, setLoading] = useState<'HTML' | 'JSON'>();
  const save = async (format: 'HTML' | 'JSON') => {
    setLoading(format);
    const file = (await download({ format }))?.downloadPersonalData;
    if (file) downloadFile(file.fileName, file.content, file.mediaType);
    setLoading(undefined);
  };
  const isReady = copy?.readyAt != null;
  return (
    <Card flush>
      <CardHead
        title="Få en kopi"
        text="Alt, hvad vi har om dig: som en side, du kan læse, og som JSON til andre programmer."
      />
      <div className={styles.body}>
        <div role="status">
          {copy && !isReady && (
            <Banner tone="blue">
              Vi er ved at samle dine data. Bestilt {formatRecent(copy.requestedAt).toLowerCase()}. Du får en mail, når
              kopien er klar.
            </Banner>
          )}
          {isReady && <p>Kopien er klar. Den slettes {formatDate(copy.expiresAt)}.</p>}
        </div>
        <div className={styles.actions}>
          {isReady && (
            <>
              <Button variant="primary" isPending={loading === 'HTML'} onPress={() => void save('HTML')}>
                <Download aria-hidden /> Hent som side
              </Button>
              <Button isPending={loading === 'JSON'} onPress={() => void save('JSON')}>
                <Download aria-hidden /> Hent som JSON
              </Button>
            </>
          )}
          {(!copy || isReady) && (
            <Button isPending={isOrdering} onPress={() => void order({})}>
              {isReady ? 'Lav en ny kopi' : 'Bestil en kopi'}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
