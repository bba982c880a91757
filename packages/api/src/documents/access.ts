/** The roles of users. */
export const userRoles = ['ORDINARY', 'COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER'] as const;
export type UserRole = (typeof userRoles)[number];

/** Who may make a call: anyone, users of the given roles, or only enterprises' own systems. */
export type AccessRule = 'everybody' | 'enterprises' | readonly UserRole[];

/** The kinds of callers that calls are open to. */
const callers = {
  everybody: 'everybody',
  /** Enterprises' own systems with an enterprise token. */
  enterprises: 'enterprises',
  /** Every logged-in user. */
  users: userRoles,
  /** Members of enterprises, and the administrators of the platform. */
  makers: ['COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER'],
  /** Administrators of enterprises, and those of the platform. */
  makerAdmins: ['COMPANY_ADMIN', 'ADMIN', 'MANAGER'],
  /** The platform's reviewers. */
  reviewers: ['ADMIN', 'MANAGER'],
} as const satisfies Record<string, AccessRule>;

export type Callers = keyof typeof callers;

/** The rule that admits these callers only. */
export function ruleFor(name: Callers): AccessRule {
  return callers[name];
}
