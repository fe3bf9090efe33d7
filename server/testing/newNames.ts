let count = 0;

/** An e-mail that no other user of this test file has. */
export const newEmail = () => `ny${++count}@firma.example`;

/** A subdomain that no other installation of this test file has. */
export const newSubdomain = () => `ny-${++count}`;
