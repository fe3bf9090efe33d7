interface CompanyUser {
  readonly id: string;
  readonly name: string;
  readonly isViewer: boolean;
  readonly role: string;
}

/** The users as whom an employee can see the portal: the contact person alone, or else all users but employees. */
export function viewersOf<User extends CompanyUser>(contactPerson: string, users: readonly User[]): User[] {
  const others = users.filter(({ isViewer, role }) => !isViewer && role === 'USER');
  const contact = others.find(({ name }) => normalized(name) === normalized(contactPerson));
  return contact ? [contact] : others;
}

const normalized = (name: string) => name.trim().toLocaleLowerCase('da');
