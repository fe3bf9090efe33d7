import { useState } from 'react';
import { graphql } from 'react-relay';
import { BulkAction } from '../../../../domain/backOffice/bulk.ts';
import { formatCount, formatPlural } from '../../../../domain/basics/formatCount.ts';
import { messageOf } from '../../../app/relay/errors.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonLine } from '../../../ui/Meters.tsx';
import styles from './BulkBar.module.css';
import { BulkOptions, firstOptions } from './BulkOptions.tsx';
import { RunDialog } from './RunDialog.tsx';
import { useBulkPreview, type BulkPreview, type BulkRequest } from './useBulkPreview.ts';
import type { BulkDialogMutation, BulkDialogMutation$data } from '#relay/BulkDialogMutation.graphql';

export interface BulkDialogProps {
  request: BulkRequest;
  onStarted?: () => void;
  onClose: () => void;
}

/** Shows what an action would do with the selected rows, starts the run, and follows it. */
export function BulkDialog({ request, onStarted, onClose }: BulkDialogProps) {
  const [run, setRun] = useState<BulkDialogMutation$data['startBulkRun']>();
  if (run) return <RunDialog run={run} title={BulkAction[request.action].label} onClose={onClose} />;
  return (
    <PreviewDialog
      request={request}
      onStarted={(started) => {
        setRun(started);
        onStarted?.();
      }}
      onClose={onClose}
    />
  );
}

interface PreviewDialogProps extends Omit<BulkDialogProps, 'onStarted'> {
  onStarted: (run: BulkDialogMutation$data['startBulkRun']) => void;
}

const mutation = graphql`
  mutation BulkDialogMutation($input: StartBulkRunInput!) {
    startBulkRun(input: $input) {
      id
      ...RunDialog_run
    }
  }
`;

function PreviewDialog({ request, onStarted, onClose }: PreviewDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [options, setOptions] = useState(() => firstOptions(request.action));
  const [refusal, setRefusal] = useState<string>();
  const { preview, message, reload } = useBulkPreview(options && { ...request, options });
  const [start, isStarting] = useAction<BulkDialogMutation>(mutation);
  const run = async (fingerprint: string) => {
    setRefusal(undefined);
    try {
      const input = { ...request, ...(options && { options }), requestId, fingerprint };
      onStarted((await start({ input })).startBulkRun);
    } catch (error) {
      setRefusal(messageOf(error, 'Kørslen kunne ikke startes'));
      reload();
    }
  };
  const problem = refusal ?? message;
  const close = () => !isStarting && onClose();
  return (
    <Dialog
      title={BulkAction[request.action].label}
      isOpen
      onClose={close}
      isAlert
      footer={
        <>
          <Button onPress={close} isDisabled={isStarting}>
            Annuller
          </Button>
          <Button
            variant="primary"
            isPending={isStarting}
            isDisabled={!preview?.readyCount}
            onPress={() => preview && void run(preview.fingerprint)}
          >
            {preview ? `Udfør ${formatCount(preview.readyCount)}` : 'Udfør'}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {problem && (
          <Banner tone="red" role="alert">
            {problem}
          </Banner>
        )}
        <BulkOptions action={request.action} options={options} onChange={setOptions} />
        {options && !message && (preview ? <Preview preview={preview} /> : <Loading />)}
      </div>
    </Dialog>
  );
}

const rowText = (count: number) => formatPlural(count, 'række', 'rækker');

function Preview({ preview: { total, readyCount, leftOut, consequences, canUndo } }: { preview: BulkPreview }) {
  if (!total) return <p>Der er ikke noget at udføre lige nu.</p>;
  const readyText = readyCount === total ? rowText(total) : `${formatCount(readyCount)} af ${rowText(total)}`;
  return (
    <>
      <p>
        <strong>{readyText}</strong> bliver ændret.
      </p>
      {readyCount > 0 && (
        <ul className={styles.reasons} aria-label="Det sker der">
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>{canUndo ? 'Kørslen kan fortrydes bagefter.' : 'Det kan ikke fortrydes.'}</li>
        </ul>
      )}
      {leftOut.length > 0 && (
        <div>
          <p>{rowText(total - readyCount)} udelades:</p>
          <ul className={styles.reasons} aria-label="Udelades">
            {leftOut.map(({ reason, count }) => (
              <li key={reason}>
                {formatCount(count)}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const Loading = () => (
  <div role="status" aria-label="Undersøger de valgte rækker …">
    <p>
      <SkeletonLine width={180} />
    </p>
    <p>
      <SkeletonLine width={320} />
    </p>
  </div>
);
