export const OWNER = 'portal_owner';
export const LOGIN = 'portal_app';
/** Only for a cluster that lives as long as the test run. */
export const PASSWORD = 'only-for-tests';
export const TEMPLATE = 'portal_template';
