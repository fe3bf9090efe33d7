import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import { FolderStep } from './FolderStep.tsx';
import { PickDialog } from './PickDialog.tsx';
import { SpaceStep, TeamStep, type ClickUpPlace } from './PlaceSteps.tsx';
import type { FolderDialogMutation } from '#relay/FolderDialogMutation.graphql';

interface FolderDialogProps {
  customerId: string;
  companyName: string;
  /** Id of the folder that is linked now. */
  linkedFolderId: string | null;
  title: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation FolderDialogMutation($customerId: ID!, $input: ClickUpFolderInput!) {
    linkClickUpFolder(customerId: $customerId, input: $input) {
      ...FolderChoice_customer
    }
  }
`;

/**
 * Links the company to a folder at ClickUp, in three steps: workspace (`team` in ClickUp's API), space and folder. A
 * step keeps its state until another choice is made in an earlier step.
 */
export function FolderDialog({ customerId, companyName, linkedFolderId, title, onClose }: FolderDialogProps) {
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [team, setTeam] = useState<ClickUpPlace>();
  const [space, setSpace] = useState<ClickUpPlace>();
  const [folderId, setFolderId] = useState(linkedFolderId);
  const [link, isLinking] = useAction<FolderDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await link({
      customerId,
      input: { clickUpTeamId: team!.id, clickUpSpaceId: space!.id, clickUpFolderId: folderId! },
    });
    toast.success('ClickUp mappe opdateret');
    onClose();
  }, 'Kunne ikke opdatere ClickUp mappen');
  const pickTeam = (picked: ClickUpPlace) => {
    if (picked.id !== team?.id) setSpace(undefined);
    setTeam(picked);
    setStep(2);
  };
  const pickSpace = (picked: ClickUpPlace) => {
    if (picked.id !== space?.id) setFolderId(linkedFolderId);
    setSpace(picked);
    setStep(3);
  };
  return (
    <PickDialog
      title={title}
      saveButton={
        step === 3
          ? { label: 'Brug mappen', isDisabled: !folderId || folderId === linkedFolderId, onPress: attempt }
          : undefined
      }
      isSaving={isLinking}
      message={message}
      extraAction={
        step > 1 && (
          <Button onPress={() => setStep(step === 3 ? 2 : 1)} isDisabled={isLinking}>
            <ChevronLeft aria-hidden /> Tilbage
          </Button>
        )
      }
      onClose={onClose}
    >
      <TeamStep isCurrent={step === 1} onPick={pickTeam} />
      {team && <SpaceStep key={team.id} team={team} isCurrent={step === 2} onPick={pickSpace} />}
      {team && space && (
        <FolderStep
          key={space.id}
          spaceId={space.id}
          path={`${team.name} › ${space.name}`}
          isCurrent={step === 3}
          companyName={companyName}
          pickedId={folderId}
          onPick={setFolderId}
        />
      )}
    </PickDialog>
  );
}
