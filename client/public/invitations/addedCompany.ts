/** The company that the person was no member of before; undefined when an earlier attempt added it already. */
export const addedCompany = <Company extends { readonly companyId: string }>(
  before: readonly { readonly companyId: string }[],
  after: readonly Company[],
): Company | undefined =>
  after.find(({ companyId }) => !before.some((membership) => membership.companyId === companyId));
