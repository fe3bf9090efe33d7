let count = 0;

/** Returns an e-mail address that no other user of this test file has. */
export const newEmail = () => `ny${++count}@firma.example`;

/** Returns a subdomain that no other installation of this test file has. */
export const newSubdomain = () => `ny-${++count}`;
