import { UserRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { offerUndo } from '../../parts/edits/offerUndo.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { ContactMenu_admin$key } from '#relay/ContactMenu_admin.graphql';
import type { ContactMenu_customer$key } from '#relay/ContactMenu_customer.graphql';
import type { ContactMenuMutation } from '#relay/ContactMenuMutation.graphql';

const customerFragment = graphql`
  fragment ContactMenu_customer on Customer {
    id
    pointOfContact {
      id
      name
    }
  }
`;

const adminFragment = graphql`
  fragment ContactMenu_admin on Admin {
    team {
      id
      name
    }
  }
`;

const mutation = graphql`
  mutation ContactMenuMutation($customerId: ID!, $pointOfContactId: ID) {
    setPointOfContact(customerId: $customerId, pointOfContactId: $pointOfContactId) {
      edge {
        node {
          ...ContactMenu_customer
          ...missingSetup_customer
        }
      }
    }
  }
`;

/** A menu of the team, which sets the company's point of contact at once. Nobody is mailed, so an undo sets it back. */
export function ContactMenu({ customer, admin }: { customer: ContactMenu_customer$key; admin: ContactMenu_admin$key }) {
  const { id: customerId, pointOfContact } = useFragment(customerFragment, customer);
  const { team } = useFragment(adminFragment, admin);
  const [set, isRunning] = useAction<ContactMenuMutation>(mutation);
  const before = pointOfContact?.id ?? null;
  const choose = async (member: { readonly id: string; readonly name: string }) => {
    try {
      await set({ customerId, pointOfContactId: member.id });
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke opdatere point of contact'));
      return;
    }
    offerUndo({
      done: `${member.name} er point of contact`,
      undo: async () => {
        await set({ customerId, pointOfContactId: before });
        return pointOfContact ? `${pointOfContact.name} er igen point of contact` : 'Virksomheden har ingen igen';
      },
    });
  };
  const verb = pointOfContact ? 'Skift' : 'Vælg';
  if (!team.length) return null;
  return (
    <Menu
      label="Team medlemmer"
      trigger={
        <Button size="small" isPending={isRunning} aria-label={`${verb} point of contact`}>
          {verb}
        </Button>
      }
      entries={team.map((member) => ({
        id: member.id,
        label: member.name,
        icon: <UserRound aria-hidden />,
        isCurrent: member.id === before,
        onAction: () => void (member.id !== before && choose(member)),
      }))}
    />
  );
}
