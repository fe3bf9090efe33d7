import { isCompanyId } from '../../../domain/basics/actingCompany.ts';

const KEY = 'portal.company';

/** The company to which a tab is bound. */
interface TabCompany {
  id: string;
  /**
   * Whether the person chose the company, or opened a link into it. Otherwise it is the one in which the session began,
   * and a link into another company may replace it without a question.
   */
  isChosen: boolean;
}

/** The company of this tab, which a reload keeps; undefined until there is one. Other tabs have their own. */
export function readTabCompany(): TabCompany | undefined {
  const [id = '', mark] = (globalThis.sessionStorage?.getItem(KEY) ?? '').split(' ');
  return isCompanyId(id) ? { id, isChosen: mark !== 'default' } : undefined;
}

/** Binds this tab to a company. The caller loads the page anew if it shows another company's data. */
export const storeTabCompany = ({ id, isChosen }: TabCompany): void =>
  sessionStorage.setItem(KEY, isChosen ? id : `${id} default`);

export const removeTabCompany = (): void => sessionStorage.removeItem(KEY);
