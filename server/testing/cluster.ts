export const OWNER = 'portal_owner';
export const LOGIN = 'portal_app';
/** Password of the test cluster, which exists only during a test run. */
export const CLUSTER_PASSWORD = 'only-for-tests';
/** The name of the migrated database that test databases copy. */
export const TEMPLATE = 'portal_template';
