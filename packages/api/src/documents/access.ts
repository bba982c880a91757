/** The roles of users. */
export const userRoles = ['ORDINARY', 'COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER'] as const;
export type UserRole = (typeof userRoles)[number];

/** Who may make a call: anyone, only enterprises' own systems, or users of the given roles, beside such systems where they are named. */
export type AccessRule = 'everybody' | 'enterprises' | readonly (UserRole | 'enterprises')[];

/** Whether a call accepts the token of an enterprise's own systems. */
export function admitsEnterprises(rule: AccessRule | undefined): boolean {
  return rule === 'enterprises' || (Array.isArray(rule) && rule.includes('enterprises'));
}

/** The kinds of callers that calls are open to. */
const callers = {
  everybody: 'everybody',
  /** Enterprises' own systems with an enterprise token. */
  enterprises: 'enterprises',
  /** Every logged-in user. */
  users: userRoles,
  /** Members of enterprises, and the administrators of the platform. */
  makers: ['COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER'],
  /** The same, and enterprises' own systems: what a person does at a page, a factory does by calls. */
  registrars: ['COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER', 'enterprises'],
  /** Administrators of enterprises, and those of the platform. */
  makerAdmins: ['COMPANY_ADMIN', 'ADMIN', 'MANAGER'],
  /** The platform's administrators. */
  platformAdmins: ['ADMIN'],
  /** The platform's reviewers. */
  reviewers: ['ADMIN', 'MANAGER'],
} as const satisfies Record<string, AccessRule>;

export type Callers = keyof typeof callers;

/** The rule that admits these callers only. */
export function ruleFor(name: Callers): AccessRule {
  return callers[name];
}
