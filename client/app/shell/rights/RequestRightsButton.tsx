import { use, useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusContent } from '../../../ui/focusContent.ts';
import { toast } from '../../../ui/Toast.tsx';
import { messageOf } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { IsImpersonatedContext } from '../impersonation/ImpersonationLimit.tsx';
import { useFrameContext } from '../useFrame.ts';
import type { RequestRightsButtonMutation } from '#relay/RequestRightsButtonMutation.graphql';

const mutation = graphql`
  mutation RequestRightsButtonMutation($input: RequestRightsInput!, $connections: [ID!]!) {
    requestRights(input: $input) {
      edge @appendEdge(connections: $connections) {
        node {
          id
          subject
          user {
            isViewer
          }
        }
      }
    }
  }
`;

interface RequestRightsButtonProps {
  subject: Subject;
  /** The name of the button for screen readers, where there are several. */
  label?: string;
  /** The address that the viewer could not open. The mail about the answer leads there. */
  path?: string;
  /** The id of the connection of the viewer's requests. */
  connection: string;
  isPrimary?: boolean;
}

/** Asks the administrators of the company for a subject. Nobody asks in somebody else's name. */
export function RequestRightsButton({ subject, label, path, connection, isPrimary }: RequestRightsButtonProps) {
  const { viewer } = useFrameContext();
  const isImpersonated = use(IsImpersonatedContext);
  const [send, isSending] = useAction<RequestRightsButtonMutation>(mutation);
  const wasPressed = useRef(false);
  // The button disappears when the request is sent, so the focus moves to the content.
  useEffect(
    () => () => {
      if (wasPressed.current && document.activeElement === document.body) focusContent();
    },
    [],
  );
  if (viewer.preview || isImpersonated) return null;
  const request = async () => {
    wasPressed.current = true;
    try {
      await send({ input: { subject, path }, connections: [connection] });
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke sende anmodningen'));
    }
  };
  return (
    <Button
      {...(isPrimary ? { variant: 'primary' } : { size: 'small' })}
      {...(label && { 'aria-label': label })}
      isPending={isSending}
      onPress={() => void request()}
    >
      Anmod om adgang
    </Button>
  );
}
