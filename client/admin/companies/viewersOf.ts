interface CompanyUser {
  readonly id: string;
  readonly name: string;
  readonly isViewer: boolean;
}

/** The users as whom an admin can see the portal: the contact person alone, or else all users but the admin. */
export function viewersOf<User extends CompanyUser>(contactPerson: string, users: readonly User[]): User[] {
  const others = users.filter(({ isViewer }) => !isViewer);
  const contact = others.find(({ name }) => normalized(name) === normalized(contactPerson));
  return contact ? [contact] : others;
}

const normalized = (name: string) => name.trim().toLocaleLowerCase('da');
