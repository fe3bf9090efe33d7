import { useLocation } from 'react-router';
import { facts } from '../../ui/facts.ts';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { OVERVIEW_TITLE, textAt } from './documents.ts';
import { TermsPage } from './TermsPage.tsx';

export function TermsScreen() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  useDocumentTitle(textAt(path)?.title ?? OVERVIEW_TITLE);
  return <TermsPage path={path} facts={facts()} />;
}
