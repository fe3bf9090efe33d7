import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { Card, CardHead } from '../ui/Card.tsx';
import { Switch } from '../ui/Choice.tsx';
import { toast } from '../ui/Toast.tsx';
import type { CompanyRequirement_company$key } from './__generated__/CompanyRequirement_company.graphql.ts';
import type { CompanyRequirementMutation } from './__generated__/CompanyRequirementMutation.graphql.ts';

/** Whether the company requires two-step verification of its users. The switch saves at once. */
export function CompanyRequirement({ company }: { company: CompanyRequirement_company$key }) {
  const { name, requiresSecondFactor } = useFragment(
    graphql`
      fragment CompanyRequirement_company on Customer {
        name
        requiresSecondFactor
      }
    `,
    company,
  );
  const [save] = useAction<CompanyRequirementMutation>(graphql`
    mutation CompanyRequirementMutation($isRequired: Boolean!) {
      requireSecondFactor(isRequired: $isRequired) {
        ...CompanyRequirement_company
      }
    }
  `);
  const [pending, setPending] = useState<boolean>();
  const labelId = useId();
  const change = async (isRequired: boolean) => {
    setPending(isRequired);
    try {
      await save({ isRequired });
      toast.success(isRequired ? 'Totrinsbekræftelse er nu påkrævet' : 'Totrinsbekræftelse er ikke længere påkrævet');
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke gemme kravet'));
    } finally {
      setPending(undefined);
    }
  };
  return (
    <Card flush>
      <CardHead
        title={`Krav for ${name}`}
        text={
          'Kræv totrinsbekræftelse af alle, der logger ind for jeres virksomhed. ' +
          'Har de den ikke, sætter de den op, næste gang de bruger portalen.'
        }
        action={
          <Switch
            checked={pending ?? requiresSecondFactor}
            aria-labelledby={labelId}
            onChange={({ target }) => pending === undefined && void change(target.checked)}
          >
            <span id={labelId}>Påkrævet</span>
          </Switch>
        }
      />
    </Card>
  );
}
