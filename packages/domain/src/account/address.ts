/** An address with fields added to its query, before its hash; fields of the same name are replaced. Names are not encoded, values are. */
export function withQuery(address: string, fields: Readonly<Record<string, string | number>>): string {
  const hashAt = address.search(/#|$/);
  const front = address.slice(0, hashAt);
  const queryAt = front.search(/\?|$/);
  const own = front.slice(queryAt + 1).split('&');
  const kept = own.filter((field) => field !== '' && !Object.keys(fields).includes(field.replace(/=[^]*/, '')));
  const added = Object.entries(fields).map(
    // A lone surrogate cannot be encoded.
    ([name, value]) => `${name}=${encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\uFFFD'))}`,
  );
  return `${front.slice(0, queryAt)}?${[...kept, ...added].join('&')}${address.slice(hashAt)}`;
}

/** Parameters of the account site for logging in or registering. */
export interface AccountVisit {
  type: 'login' | 'register';
  /** Where the account site sends the visitor back to. */
  backUrl: string;
  /** Code and name of the requesting site. */
  subCode: string;
  subName: string;
}

/** The address of the account site for a visit. `site` is the brand's. Source: docs/rules/account.md. */
export function accountSiteAddress(site: string, visit: AccountVisit): string {
  return withQuery(site, { ...visit });
}
