import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { useAttempt } from '../../relay/useAttempt.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './Configuration.module.css';
import { FolderStep } from './FolderStep.tsx';
import { SpaceStep, TeamStep, type ClickUpPlace } from './PlaceSteps.tsx';
import type { FolderDialogMutation } from './__generated__/FolderDialogMutation.graphql.ts';

interface FolderDialogProps {
  customerId: string;
  companyName: string;
  /** Id of the folder that is linked now. */
  current: string | null;
  title: string;
  onClose: () => void;
}

/** Three steps: workspace, space and folder. A step keeps its state until an earlier step gets another choice. */
export function FolderDialog({ customerId, companyName, current, title, onClose }: FolderDialogProps) {
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [team, setTeam] = useState<ClickUpPlace>();
  const [space, setSpace] = useState<ClickUpPlace>();
  const [folderId, setFolderId] = useState(current);
  const [link, isLinking] = useAction<FolderDialogMutation>(graphql`
    mutation FolderDialogMutation($customerId: ID!, $input: ClickUpFolderInput!) {
      linkClickUpFolder(customerId: $customerId, input: $input) {
        ...FolderChoice_customer
      }
    }
  `);
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
    if (picked.id !== space?.id) setFolderId(current);
    setSpace(picked);
    setStep(3);
  };
  const close = () => !isLinking && onClose();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      footer={
        <>
          {step > 1 && (
            <span className={styles.start}>
              <Button onPress={() => setStep(step === 3 ? 2 : 1)} isDisabled={isLinking}>
                <ChevronLeft aria-hidden /> Tilbage
              </Button>
            </span>
          )}
          <Button onPress={close} isDisabled={isLinking}>
            Annuller
          </Button>
          {step === 3 && (
            <Button
              variant="primary"
              isPending={isLinking}
              isDisabled={!folderId || folderId === current}
              onPress={() => void attempt()}
            >
              Brug mappen
            </Button>
          )}
        </>
      }
    >
      <div className={styles.steps}>
        {message && (
          <Banner tone="red" role="alert">
            {message}
          </Banner>
        )}
        <TeamStep isCurrent={step === 1} onPick={pickTeam} />
        {team && <SpaceStep key={team.id} team={team} isCurrent={step === 2} onPick={pickSpace} />}
        {team && space && (
          <FolderStep
            key={space.id}
            spaceId={space.id}
            path={`${team.name} › ${space.name}`}
            isCurrent={step === 3}
            companyName={companyName}
            picked={folderId}
            onPick={setFolderId}
          />
        )}
      </div>
    </Dialog>
  );
}
