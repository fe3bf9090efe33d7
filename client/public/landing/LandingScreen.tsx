import { facts } from '../../ui/facts.ts';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { LANDING_TITLE, LandingPage } from './LandingPage.tsx';

export function LandingScreen() {
  useDocumentTitle(LANDING_TITLE);
  return <LandingPage legal={facts().legal} />;
}
