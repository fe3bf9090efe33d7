import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './CompanyAccess.module.css';
import type { DomainRecordDialog_domain$key } from '#relay/DomainRecordDialog_domain.graphql';
import type { DomainRecordDialogMutation } from '#relay/DomainRecordDialogMutation.graphql';

interface DomainRecordDialogProps {
  domain: DomainRecordDialog_domain$key;
  onClose: () => void;
}

const domainFragment = graphql`
  fragment DomainRecordDialog_domain on CompanyDomainInfo {
    id
    domain
    recordName
    recordText
    dnsFoundAt
  }
`;

const mutation = graphql`
  mutation DomainRecordDialogMutation($id: ID!) {
    checkDomain(id: $id) {
      domains {
        id
        dnsFoundAt
      }
      ...CompanyDomains_company
    }
  }
`;

/** The TXT record that proves a claim, and a check whether it is there. */
export function DomainRecordDialog({ domain: key, onClose }: DomainRecordDialogProps) {
  const { id, domain, recordName, recordText, dnsFoundAt } = useFragment(domainFragment, key);
  const [check, isChecking] = useAction<DomainRecordDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    const { domains } = (await check({ id })).checkDomain;
    if (!domains.find((each) => each.id === id)?.dnsFoundAt) throw new NotFoundYet();
  }, 'Posten er ikke fundet endnu. Det kan tage en time, fra den er oprettet.');
  return (
    <Dialog title={`Bekræft ${domain}`} isOpen onClose={onClose}>
      <div className={styles.stack}>
        <p>Opret en TXT-post hos den, der styrer jeres DNS. Når vi har set den, bekræfter vi domænet.</p>
        <CopyField label="Navn" value={recordName} />
        <CopyField label="Indhold" value={recordText} />
        {message && (
          <Banner tone="amber" role="alert">
            {message}
          </Banner>
        )}
        {!message && dnsFoundAt && (
          <Banner tone="green" role="status">
            Posten er fundet. Vi bekræfter domænet hurtigst muligt.
          </Banner>
        )}
        <Button variant="primary" isPending={isChecking} onPress={() => void attempt()}>
          Tjek nu
        </Button>
      </div>
    </Dialog>
  );
}

/** Shown with the fallback text of the attempt. */
class NotFoundYet extends Error {}
