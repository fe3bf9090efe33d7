import { ServiceAgreementStatus, type StatusWord } from '../../domain/vocabulary.ts';
import { Badge } from '../ui/Badge.tsx';

export const AgreementStatus = ({ status }: { status: string }) => {
  const { tone, label } = wordOf(status);
  return <Badge tone={tone}>{label}</Badge>;
};

/** A status that came after this page was loaded is shown as it is. */
const wordOf = (status: string): StatusWord => ServiceAgreementStatus[status as ServiceAgreementStatus] ?? { label: status, tone: 'grey' };
