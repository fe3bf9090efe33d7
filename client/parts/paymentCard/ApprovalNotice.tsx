import { Banner } from '../../ui/Banner.tsx';
import type { RequiredApproval } from './useApproval.ts';

const MAX_NAMES = 3;

/** Says before a purchase who has to approve it, and why. Renders nothing for one that nobody has to approve. */
export const ApprovalNotice = ({ approval }: { approval: RequiredApproval | undefined }) =>
  approval && (
    <Banner tone="blue" role="status">
      Kræver godkendelse af {approversText(approval.approvers)}. {approval.reason} Intet er købt, før bestillingen er
      godkendt.
    </Banner>
  );

const either = new Intl.ListFormat('da', { type: 'disjunction' });

/** As in 'Åse Lind eller Mette Kjær'. */
export const approversText = (names: readonly string[]): string => {
  if (!names.length) return 'en kontoadministrator';
  const others = names.length > MAX_NAMES ? ['en anden kontoadministrator'] : [];
  return either.format([...names.slice(0, MAX_NAMES), ...others]);
};
